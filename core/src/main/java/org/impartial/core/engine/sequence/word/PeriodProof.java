package org.impartial.core.engine.sequence.word;

import java.util.Optional;
import org.impartial.core.theory.Period;
import org.impartial.core.theory.Period.FiniteCheck;
import org.jspecify.annotations.Nullable;

/** Decides whether a repetition up to the end of the known values is a proof that it continues for ever. */
public interface PeriodProof {

    /** For rules of which no theorem is known. */
    PeriodProof NONE = new PeriodProof() {
        @Override
        public int leastStart() {
            return 0;
        }

        @Override
        public @Nullable FiniteCheck certify(int length, int start, int period) {
            return null;
        }
    };

    /** Returns the least preperiod of which the theorem speaks. */
    int leastStart();

    /**
     * Returns a number of values that must repeat at the end for a period to be certified; the search passes over
     * periods at which fewer do. By default 0, so that none is passed over.
     */
    default long leastAgreement(int period) {
        return 0;
    }

    /**
     * Returns a certificate from G(n + period) = G(n) for all n from {@code start} to {@code length − period − 1}, or
     * null if that is not enough.
     */
    @Nullable
    FiniteCheck certify(int length, int start, int period);

    /** Returns a proof by what the engine knows beyond the values themselves; by default a search for a repetition. */
    default Optional<Period> prove(Word word) {
        return RepetitionSearch.proved(word, this);
    }

    /** Returns this proof, and where it fails another one of the same preperiods. */
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
