package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** Further games of heaps, by what limits a move: the move before, number theory, pairs of heaps, places, sets of heaps. */
public final class HeapGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            DynamicNim.FIBONACCI,
            DynamicNim.FAMILY,
            NamedSubtraction.SQUARES,
            NamedSubtraction.PRIMES,
            Euclid.FAMILY,
            Euclid.TO_ZERO,
            CyclicNimhoff.FAMILY,
            Nimhof.FAMILY,
            DeleteNim.FAMILY,
            DeleteNim.VECTOR,
            EndNim.FAMILY,
            GreedyNim.FAMILY,
            ProperNim.FAMILY,
            HypergraphNim.FAMILY,
            CircularNim.FAMILY,
            SlowNim.FAMILY,
            ExactSlowNim.FAMILY,
            PassNim.FAMILY,
            PokerNim.FAMILY,
            SilverDollar.FAMILY);

    private HeapGames() {}
}
