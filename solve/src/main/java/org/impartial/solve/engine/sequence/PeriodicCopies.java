package org.impartial.solve.engine.sequence;

import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.Period;

/** Fills arrays of values by a proved period. */
final class PeriodicCopies {
    /** The greatest number of values copied at a time: larger blocks leave the cache before they are read back. */
    private static final int CACHED = 1 << 13;

    private PeriodicCopies() {}

    /** Returns the period with the least preperiod of the values, even if its theorem covers greater heaps only. */
    static Period fromTheLeast(Period proved, Word word) {
        int least = Math.toIntExact(proved.preperiod());
        int length = (int) proved.period();
        while (least > 0 && word.at(least - 1) + proved.saltus() == word.at(least - 1 + length)) {
            least--;
        }
        return new Period(least, proved.period(), proved.saltus(), proved.check());
    }

    /** Returns the first index of an array of the values from a heap on whose value repeats an earlier one. */
    static int firstCopy(Period period, long from, int length) {
        return (int) Math.min(length, Math.max(period.preperiod() - from, 0) + period.period());
    }

    /** Fills an array from {@code first} on; the values before it, at least one period, are set. */
    static void copyOn(Period period, long[] values, int first) {
        if (period.saltus() == 0) {
            repeatOn(period, values, values.length, first);
            return;
        }
        int back = (int) period.period();
        for (int i = first; i < values.length; i++) {
            values[i] = values[i - back] + period.saltus();
        }
    }

    /** Fills an array of numbers by a period without saltus, in multiples of it that grow until the cache is full. */
    static void repeatOn(Period period, Object values, int length, int first) {
        long begin = first - period.period();
        int copied;
        for (int i = first; i < length; i += copied) {
            long there = Math.min(i - begin, Math.max(period.period(), CACHED));
            int shift = (int) (there / period.period() * period.period());
            copied = Math.min(shift, length - i);
            System.arraycopy(values, i - shift, values, i, copied);
        }
    }
}
