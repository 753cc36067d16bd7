package org.impartial.solve.engine.sequence.word;

import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/**
 * A proof for rules in which the value of a heap depends on the last M values only: if M consecutive values repeat,
 * they repeat for ever [WW, ch. 4].
 *
 * @param window the number M
 * @param leastStart the least preperiod, below which the rules may treat an emptied heap differently
 */
public record WindowProof(int window, int leastStart) implements PeriodProof {
    public WindowProof {
        window = Math.max(window, 1);
    }

    @Override
    public long leastAgreement(int period) {
        return window;
    }

    @Override
    public @Nullable FiniteCheck certify(int length, int start, int period) {
        long end = (long) start + window;
        if (length - (long) period < end) {
            return null;
        }
        String text = "window of " + window + " values: " + PeriodTexts.check(period, 0, start, end);
        return new FiniteCheck("window", start, end, text);
    }
}
