package org.impartial.games.pencil;

import org.impartial.core.library.GameFamily;

/** Games of lines between dots. */
public final class PencilGames {
    /** Nimstring. */
    public static final GameFamily NIMSTRING = Nimstring.FAMILY;

    private PencilGames() {}
}
