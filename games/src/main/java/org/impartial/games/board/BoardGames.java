package org.impartial.games.board;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on boards. */
public final class BoardGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(Cram.FAMILY, Chomp.FAMILY, Notakto.FAMILY, NoGo.FAMILY, Clobber.FAMILY);

    private BoardGames() {}
}
