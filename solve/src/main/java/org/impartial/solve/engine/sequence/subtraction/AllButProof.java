package org.impartial.solve.engine.sequence.subtraction;

import java.util.BitSet;
import java.util.Optional;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.PeriodTexts;
import org.impartial.solve.engine.sequence.word.RepetitionSearch;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;

/**
 * Proves arithmetic periods of subtraction sets of all numbers but finitely many [Siegel]. The values that follow a
 * heap depend only on the last M values and on the set of all older ones. If p heaps later the last M values are raised
 * by s, and the set is the old one raised by s together with all numbers below s, then the value that follows is raised
 * by s, and the same is true one heap later: G(n + p) = G(n) + s from there on.
 */
public record AllButProof(int window, int leastStart) implements PeriodProof {
    public static final String NAME = "all-but state";

    @Override
    public Optional<Period> prove(Word word) {
        int length = word.length();
        for (int period = 1; period < length - window - leastStart; period++) {
            int saltus = word.at(length - 1) - word.at(length - 1 - period);
            int start = RepetitionSearch.start(word, period, saltus, leastStart);
            int agreement = length - period - start;
            if (saltus >= 0
                    && agreement >= Math.max(window, 1)
                    && older(word, length - period, saltus).equals(older(word, length, 0))) {
                long first = (long) length - period - window;
                String text = "all but finitely many: "
                        + (window == 0 ? "" : PeriodTexts.check(period, saltus, first, first + window) + ", and ")
                        + "the values before heap " + (first + period) + " are those before heap " + first
                        + ", raised by " + saltus + ", and all numbers below " + saltus;
                return Optional.of(
                        new Period(start, period, saltus, new FiniteCheck(NAME, first, first + window, text)));
            }
            if (agreement >= period) {
                period = agreement;
            }
        }
        return Optional.empty();
    }

    /** Returns the values of the heaps more than M below a heap, raised, and all numbers less than {@code raise}. */
    private BitSet older(Word word, int heap, int raise) {
        BitSet values = new BitSet();
        values.set(0, raise);
        for (int older = 0; older < heap - window; older++) {
            values.set(word.at(older) + raise);
        }
        return values;
    }
}
