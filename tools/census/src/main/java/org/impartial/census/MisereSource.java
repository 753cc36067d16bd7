package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.function.LongUnaryOperator;
import org.impartial.census.FiniteCounts.ValueMembers;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;

/** Counts in misère play by the elements of verified misère quotients. */
final class MisereSource {
    private static final int MOST_HEAPS = 1 << 20;

    static Census of(HeapGame game, long from, long to, Meter meter) {
        HeapSource.requireRange(from, to);
        return census(game, from, to, search(game, to, meter), meter);
    }

    static QuotientSearch search(HeapGame game, long to, Meter meter) {
        return QuotientSearch.of(game, (int) Math.min(to, MOST_HEAPS), meter);
    }

    /** Returns whether a quotient is verified for all sums of heaps up to a size. */
    static boolean reaches(MisereQuotient quotient, long to) {
        return quotient.isFinal() || quotient.verified() >= to;
    }

    static Census census(HeapGame game, long from, long to, QuotientSearch search, Meter meter) {
        MisereQuotient quotient = search.quotient();
        if (!reaches(quotient, to)) {
            throw new BeyondRangeException("the misère quotient of " + game.name() + " is verified up to the heap "
                    + quotient.verified() + ", so positions with heaps up to " + to + " cannot be counted: "
                    + search.stopped().orElse("no period is proved") + "; use smaller heaps or a larger budget");
        }
        long preperiod =
                quotient.period().map(period -> (long) period.preperiod()).orElse(to + 1);
        long length = quotient.period().map(period -> (long) period.period()).orElse(1L);
        LongUnaryOperator element = heap -> quotient.phi(heap).index();
        HeapRange range = new HeapRange(game::at, from, to, preperiod, length, element);
        return Census.of(counts(quotient, range.counts(meter), range::any), game.name() + ": " + basis(quotient));
    }

    /** Returns the census of positions by a quotient of all that can be reached from them. */
    static Census of(List<Position> positions, Meter meter) {
        QuotientSearch search = QuotientSearch.of(positions, meter);
        MisereQuotient quotient = search.quotient();
        if (!quotient.isFinal()) {
            throw new BeyondRangeException("no misère quotient of these positions is found: "
                    + search.stopped().orElse("not all components are verified")
                    + "; count single positions, fewer of them, or with a larger budget");
        }
        PositionTable table = PositionTable.of(positions, position -> {
            meter.tick();
            return quotient.of(position).index();
        });
        return Census.of(counts(quotient, table.counts(), table::any), basis(quotient));
    }

    private static FiniteCounts counts(
            MisereQuotient quotient, SortedMap<Long, BigInteger> elements, ValueMembers members) {
        boolean[] portion = new boolean[quotient.order()];
        quotient.portion().forEach(element -> portion[element.index()] = true);
        return FiniteCounts.of(new TableMonoid(quotient.table(), portion), elements, members);
    }

    private static String basis(MisereQuotient quotient) {
        return "the misère quotient of " + quotient;
    }
}
