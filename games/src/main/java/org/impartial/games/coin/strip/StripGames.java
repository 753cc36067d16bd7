package org.impartial.games.coin.strip;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games with coins and pieces on strips. */
public final class StripGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(Welter.FAMILY, Northcott.FAMILY);

    private StripGames() {}
}
