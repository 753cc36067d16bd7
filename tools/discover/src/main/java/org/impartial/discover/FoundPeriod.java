package org.impartial.discover;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;

/**
 * The repetition in a game on one heap: f(x + period) = f(x) + saltus for all x from the preperiod on, where f is the
 * Grundy value, or the outcome, for which the saltus is 0.
 *
 * <pre>{@code
 * Theorem theorem = Discovery.of(KnownGames.find("subtraction[1,3,4]").orElseThrow()).run().theorem().orElseThrow();
 * theorem.period().orElseThrow().period();  // 7
 * }</pre>
 *
 * @param preperiod the least heap from which it holds
 * @param period the period
 * @param saltus the number added in each period
 */
public record FoundPeriod(long preperiod, long period, long saltus) {
    private static final long MOST_LISTED = 40;

    String outcomes(String heap, LongPredicate p) {
        long end = preperiod + period;
        if (end > MOST_LISTED) {
            return "";
        }
        List<String> first = LongStream.range(0, preperiod)
                .filter(p)
                .mapToObj(String::valueOf)
                .toList();
        List<String> rests = LongStream.range(preperiod, end)
                .filter(p)
                .map(x -> x % period)
                .sorted()
                .mapToObj(String::valueOf)
                .toList();
        String some = heap + " is one of " + String.join(", ", first);
        String all = heap + " leaves " + String.join(" or ", rests) + " modulo " + period
                + (preperiod == 0 ? "" : " and is " + preperiod + " or more");
        return rests.isEmpty() ? (first.isEmpty() ? "" : some) : first.isEmpty() ? all : some + ", or " + all;
    }

    /** Returns the period, and the values of the first one unless they are too many; a negative one is no position. */
    String values(String heap, String value, LongUnaryOperator values) {
        long end = preperiod + period;
        String all = value + " is the value of " + heap + ", which has " + this;
        if (end > MOST_LISTED) {
            return all;
        }
        List<String> list = LongStream.range(0, end)
                .map(values)
                .mapToObj(v -> v < 0 ? "none" : String.valueOf(v))
                .toList();
        return all + ": " + String.join(", ", list);
    }

    @Override
    public String toString() {
        return (saltus == 0 ? "period " + period : "arithmetic period " + period + " with saltus " + saltus) + " from "
                + preperiod;
    }
}
