package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.impartial.census.IntervalCounts.WeightedRun;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.Period;

/** The Grundy values of a range of heaps: from a table, or by a proved period beyond its length. */
record HeapSource(GrundySequence sequence, long from, long to) {
    private static final int LONGEST = 1 << 30;
    private static final int SEARCHED = 1 << 25;
    private static final int MOST_LISTED = 1 << 22;
    private static final int FEW = 1 << 12;
    private static final long GREATEST = (1L << 62) - 1;

    static HeapSource of(HeapGame game, long from, long to, Meter meter) {
        requireRange(from, to);
        GrundySequence sequence = GrundySequence.of(game);
        if (sequence.periodWithin((int) (to < LONGEST ? to + 1 : SEARCHED), meter)
                .isEmpty()) {
            sequence.reach(to, meter);
        }
        return new HeapSource(sequence, from, to);
    }

    static void requireRange(long from, long to) {
        if (from < 0 || to < from || to > GREATEST) {
            throw new IllegalArgumentException(
                    "a range of heaps is from 0 on, ascending, and up to 2^62 - 1, not " + from + " to " + to);
        }
    }

    Counts counts(Meter meter) {
        Optional<Period> period = period();
        long saltus = period.map(Period::saltus).orElse(0L);
        if (saltus > 0 && Long.bitCount(saltus) == 1 && to - from >= FEW) {
            return intervals(period.get());
        }
        if (saltus != 0 && to - from >= MOST_LISTED) {
            throw new BeyondRangeException("the values of " + sequence.game().name() + " grow by " + saltus
                    + " in each period of " + period.get().period() + ", and sums of so many values are counted if"
                    + " that is a power of 2; use at most " + MOST_LISTED + " heaps");
        }
        HeapRange range = range(saltus == 0 ? period : Optional.empty());
        return FiniteCounts.ofValues(range.counts(meter), range::any);
    }

    /** Returns the heaps, of which those from a preperiod on repeat. */
    private HeapRange range(Optional<Period> period) {
        long preperiod = period.map(Period::preperiod).orElse(to + 1);
        long length = period.map(Period::period).orElse(1L);
        return new HeapRange(sequence.game()::at, from, to, preperiod, length, sequence::value);
    }

    private IntervalCounts intervals(Period period) {
        int shift = Long.numberOfTrailingZeros(period.saltus());
        List<WeightedRun> runs = new ArrayList<>();
        range(Optional.of(period)).forEach((heap, copies) -> {
            long value = sequence.value(heap);
            long high = value >> shift;
            runs.add(new WeightedRun(value & (period.saltus() - 1), high, high + copies, BigInteger.ONE));
            return true;
        });
        return IntervalCounts.of(shift, runs, new IntervalHeaps(sequence, from, to, period));
    }

    String basis() {
        String table = "a table of the values of the heaps up to " + to;
        return sequence.game().name() + ": "
                + period().map(proved -> "values of " + proved).orElse(table);
    }

    private Optional<Period> period() {
        return sequence.period().filter(proved -> proved.preperiod() <= to);
    }

    /** Random heaps of a game whose values grow by a power of 2 in each period. */
    private record IntervalHeaps(GrundySequence sequence, long from, long to, Period period)
            implements IntervalMembers {
        @Override
        public Drawn any(RandomGenerator random, Meter meter) {
            return drawn(random.nextLong(from, to + 1));
        }

        /** Chooses one of the heaps before the first repetition, and accepts the heap above it with the value. */
        @Override
        public Optional<Drawn> attempt(long value, RandomGenerator random, Meter meter) {
            long periodic = Math.max(from, period.preperiod());
            long first = random.nextLong(from, Math.min(to, periodic + period.period() - 1) + 1);
            long more = value - sequence.value(first);
            long turns = more / period.saltus();
            boolean has = first < periodic
                    ? more == 0
                    : more >= 0 && more % period.saltus() == 0 && turns <= (to - first) / period.period();
            return has ? Optional.of(drawn(first + turns * period.period())) : Optional.empty();
        }

        private Drawn drawn(long heap) {
            return new Drawn(List.of(sequence.game().at(heap)), sequence.value(heap));
        }
    }
}
