package org.impartial.games.heap.vector;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on several heaps that form one state. */
public final class VectorGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            GreedyNim.FAMILY,
            ProperNim.FAMILY,
            ExactSlowNim.FAMILY,
            HypergraphNim.FAMILY,
            CircularNim.FAMILY,
            EndNim.FAMILY,
            PassNim.FAMILY);

    private VectorGames() {}
}
