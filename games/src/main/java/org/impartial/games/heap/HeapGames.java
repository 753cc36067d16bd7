package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games with heaps, those that have a class of their own and those that are asked for by name. */
public final class HeapGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES = List.of(
            Nim.FAMILY,
            Nim.MISERE,
            BoundedNim.FAMILY,
            Bash.FAMILY,
            CountUp.FAMILY,
            Wythoff.FAMILY,
            Wythoff.BOUNDED,
            Subtraction.FAMILY,
            Interval.FAMILY,
            TakeAny.FAMILY,
            GrundysGame.FAMILY,
            Octal.FAMILY,
            NamedCodes.KAYLES,
            NamedCodes.DAWSONS_KAYLES,
            NamedCodes.DAWSONS_CHESS,
            NamedCodes.TREBLECROSS,
            NamedCodes.GUILES,
            NamedCodes.OFFICERS,
            NamedCodes.LASKERS_NIM,
            NamedCodes.KENYONS_GAME,
            Cut.FAMILY,
            MooreNim.FAMILY,
            StaircaseNim.FAMILY,
            GeorgiaAndBob.FAMILY,
            Monks.FAMILY,
            Boxes.FAMILY,
            AppleRows.FAMILY,
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
