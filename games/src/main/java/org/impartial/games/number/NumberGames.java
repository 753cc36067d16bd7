package org.impartial.games.number;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Games of numbers. */
public final class NumberGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(Mark.FAMILY, DivisorNim.FAMILY, DivisorNim.PROPER, TotativeNim.FAMILY, SylverCoinage.FAMILY);

    private NumberGames() {}
}
