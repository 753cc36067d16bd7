package org.impartial.solve.engine.sequence.word;

import java.util.Optional;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/** A method of proving that a repetition up to the end of the known values continues for ever. */
public interface PeriodProof {

    PeriodProof NONE = new PeriodProof() {};

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

    /** Returns a method that tries this one and then another, which must cover the same preperiods. */
    default PeriodProof or(PeriodProof other) {
        PeriodProof first = this;
        return new PeriodProof() {
            @Override
            public int leastStart() {
                return first.leastStart();
            }

            @Override
            public long leastAgreement(int period) {
                return Math.min(first.leastAgreement(period), other.leastAgreement(period));
            }

            @Override
            public @Nullable FiniteCheck certify(int length, int start, int period) {
                FiniteCheck certificate = first.certify(length, start, period);
                return certificate != null ? certificate : other.certify(length, start, period);
            }
        };
    }
}
