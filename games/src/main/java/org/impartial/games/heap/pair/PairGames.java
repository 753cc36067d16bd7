package org.impartial.games.heap.pair;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on two heaps, other than Wythoff's. */
public final class PairGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            Euclid.FAMILY,
            Euclid.TO_ZERO,
            CyclicNimhoff.FAMILY,
            Nimhof.FAMILY,
            DeleteNim.FAMILY,
            DeleteNim.VECTOR,
            SlowNim.FAMILY,
            PokerNim.FAMILY);

    private PairGames() {}
}
