package org.impartial.games.heap;

import java.util.List;
import org.impartial.core.library.GameFamily;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.games.heap.queen.Wythoff;

/** The games of this package; the subpackages list the other games with heaps. */
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
            AppleRows.FAMILY,
            NamedSubtraction.SQUARES,
            NamedSubtraction.PRIMES);

    private HeapGames() {}
}
