package org.impartial.solve.engine.sequence.word;

import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/**
 * A proof where values depend on the last M only: if M values repeat, they repeat for ever [WW, ch. 4].
 *
 * @param window the number M
 * @param leastStart the least preperiod, below which an emptied heap may differ
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
