package org.impartial.games.board;

import org.impartial.core.library.GameFamily;

/** Games of crosses and stones on rectangles. */
public final class BoardGames {
    /** Notakto, under misère play unless a question says otherwise. */
    public static final GameFamily NOTAKTO = Notakto.FAMILY;

    /** Impartial NoGo. */
    public static final GameFamily NOGO = NoGo.FAMILY;

    /** Impartial Clobber. */
    public static final GameFamily CLOBBER = Clobber.FAMILY;

    private BoardGames() {}
}
