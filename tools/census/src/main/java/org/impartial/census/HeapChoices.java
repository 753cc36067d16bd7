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
        boolean few = BigInteger.valueOf(to - from + 1)
                        .pow(Math.min(k, MOST.bitLength()))
                        .compareTo(MOST)
                <= 0;
        QuotientSearch search = MisereSource.search(game, to, few ? meter.fork(SHARE) : meter);
        return few && !MisereSource.reaches(search.quotient(), to)
                ? PositionSource.outcomes(positions(meter), Convention.MISERE, meter)
                : MisereSource.census(game, from, to, search, meter).choose(selection, k, modulus, meter);
    }

    private List<Position> positions(Meter meter) {
        List<Position> all = new ArrayList<>();
        add(new long[k], 0, all, meter);
        return all;
    }

    private void add(long[] heaps, int chosen, List<Position> all, Meter meter) {
        if (chosen == k) {
            meter.tick();
            all.add(game.heaps(heaps));
            return;
        }
        long first = chosen == 0 || selection == Selection.ORDERED
                ? from
                : heaps[chosen - 1] + (selection == Selection.SUBSETS ? 1 : 0);
        for (long heap = first; heap <= to; heap++) {
            heaps[chosen] = heap;
            add(heaps, chosen + 1, all, meter);
        }
    }
}
