package org.impartial.games.graph;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Games of walks, chips and curves. */
public final class DrawnGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(Kotzig.FAMILY, ChipFiring.FAMILY, BrusselsSprouts.FAMILY);

    private DrawnGames() {}
}
