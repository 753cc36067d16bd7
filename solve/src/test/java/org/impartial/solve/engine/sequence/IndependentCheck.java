package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.solve.theory.Period;

/** Checks a period by the definition of a period, on values computed by the definition of the game. */
public final class IndependentCheck {
    private IndependentCheck() {}

    /**
     * Asserts that the period holds for all values, that no lesser one does, and that the preperiod is the least from 1
     * on.
     */
    public static void holds(long[] values, Period period) {
        assertTrue(repeats(values, (int) period.preperiod(), (int) period.period(), period.saltus()), period::toString);
        if (period.preperiod() > 1) {
            int before = (int) period.preperiod() - 1;
            assertFalse(repeats(values, before, (int) period.period(), period.saltus()), period::toString);
        }
        for (int lesser = 1; lesser < period.period(); lesser++) {
            long saltus = values[(int) period.preperiod() + lesser] - values[(int) period.preperiod()];
            assertFalse(repeats(values, (int) period.preperiod(), lesser, saltus), period::toString);
        }
    }

    private static boolean repeats(long[] values, int from, int period, long saltus) {
        for (int heap = from; heap + period < values.length; heap++) {
            if (values[heap] + saltus != values[heap + period]) {
                return false;
            }
        }
        return true;
    }
}
