package org.impartial.discover;

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

    /** Returns a text such as period 5 from 3, or arithmetic period 4 with saltus 2 from 0. */
    @Override
    public String toString() {
        return (saltus == 0 ? "period " + period : "arithmetic period " + period + " with saltus " + saltus) + " from "
                + preperiod;
    }
}
