package org.impartial.discover;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/** Descriptions in words of the P-positions or the values of one heap, from their period. */
final class PeriodWords {
    private static final long MOST = 40;

    private PeriodWords() {}

    /** Returns which heaps are P-positions; empty if there are too many to list. */
    static String outcomes(FoundPeriod period, String heap, LongPredicate p) {
        long end = period.preperiod() + period.period();
        if (end > MOST) {
            return "";
        }
        List<String> first = LongStream.range(0, period.preperiod())
                .filter(p)
                .mapToObj(String::valueOf)
                .toList();
        List<String> rests = LongStream.range(period.preperiod(), end)
                .filter(p)
                .map(x -> x % period.period())
                .sorted()
                .mapToObj(String::valueOf)
                .toList();
        String some = heap + " is one of " + String.join(", ", first);
        String all = heap + " leaves " + String.join(" or ", rests) + " modulo " + period.period()
                + (period.preperiod() == 0 ? "" : " and is " + period.preperiod() + " or more");
        return rests.isEmpty() ? (first.isEmpty() ? "" : some) : first.isEmpty() ? all : some + ", or " + all;
    }

    /**
     * Returns the period, and the values up to the end of the first one unless they are too many to list. A negative
     * value means that the heap is not a position.
     */
    static String values(FoundPeriod period, String heap, String value, LongUnaryOperator values) {
        long end = period.preperiod() + period.period();
        String all = value + " is the value of " + heap + ", which has " + period;
        if (end > MOST) {
            return all;
        }
        List<String> list = LongStream.range(0, end)
                .map(values)
                .mapToObj(v -> v < 0 ? "none" : String.valueOf(v))
                .toList();
        return all + ": " + String.join(", ", list);
    }
}
