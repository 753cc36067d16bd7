package org.impartial.games.coin;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Games of coins that move along a strip. */
public final class StripGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(Welter.FAMILY, Northcott.FAMILY);

    private StripGames() {}
}
