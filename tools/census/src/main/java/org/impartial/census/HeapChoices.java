package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;

/** Choices of several heaps of a range, few enough to be solved one by one if no misère quotient is found. */
record HeapChoices(HeapGame game, long from, long to, Selection selection, int k) {
    private static final BigInteger MOST = BigInteger.valueOf(200_000);

    /** The work on a quotient before the choices are solved one by one. */
    private static final long SHARE = 300_000;

    /** Returns the census in misère play: by a quotient, or else by solving each choice. */
    Census misere(Modulus modulus, Meter meter) {
        HeapSource.requireRange(from, to);
        BigInteger choices = BigInteger.valueOf(to - from + 1).pow(Math.min(k, MOST.bitLength()));
        boolean few = k <= MOST.bitLength() && choices.compareTo(MOST) <= 0; // one choice may be of many heaps
        QuotientSearch search = MisereSource.search(game, to, few ? meter.fork(SHARE) : meter);
        return few && !MisereSource.reaches(search.quotient(), to)
                ? PositionSource.outcomes(added(new long[k], 0, new ArrayList<>(), meter), Convention.MISERE, meter)
                : MisereSource.census(game, from, to, search, meter).choose(selection, k, modulus, meter);
    }

    private List<Position> added(long[] heaps, int chosen, List<Position> all, Meter meter) {
        if (chosen == k) {
            meter.tick();
            all.add(game.heaps(heaps));
            return all;
        }
        long first = chosen == 0 || selection == Selection.ORDERED
                ? from
                : heaps[chosen - 1] + (selection == Selection.SUBSETS ? 1 : 0);
        for (long heap = first; heap <= to; heap++) {
            heaps[chosen] = heap;
            added(heaps, chosen + 1, all, meter);
        }
        return all;
    }
}
