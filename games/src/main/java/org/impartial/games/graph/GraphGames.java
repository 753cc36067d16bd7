package org.impartial.games.graph;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Hackenbush, chip firing and Brussels Sprouts; the subpackages list the other games on graphs. */
public final class GraphGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(Hackenbush.FAMILY, ChipFiring.FAMILY, BrusselsSprouts.FAMILY);

    private GraphGames() {}
}
