package org.impartial.solve.engine.sequence.word;

import java.util.Optional;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/** A method of proving that a repetition up to the end of the known values continues for ever. */
public interface PeriodProof {

    /** Returns the least preperiod that the theorem covers. */
    default int leastStart() {
        return 0;
    }

    /** Returns the number of values that must repeat at the end for a period; 0 by default, so that none is skipped. */
    default long leastAgreement(int period) {
        return 0;
    }

    /**
     * Returns a certificate from G(n + period) = G(n) for n from {@code start} to the end, if it suffices, else null.
     */
    default @Nullable FiniteCheck certify(int length, int start, int period) {
        return null;
    }

    /** Returns the period of a word, if one is proved: by default by a repetition that {@link #certify} accepts. */
    default Optional<Period> prove(Word word) {
        return RepetitionSearch.proved(word, this);
    }
}
