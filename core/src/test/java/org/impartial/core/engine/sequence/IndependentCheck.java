package org.impartial.core.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.theory.Period;

/** Looks at a period with the bare definition, on values that the definition gave. */
public final class IndependentCheck {
    private IndependentCheck() {}

    /** That the period holds on all values, and no lesser one and from no lesser heap, from 1 on. */
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
