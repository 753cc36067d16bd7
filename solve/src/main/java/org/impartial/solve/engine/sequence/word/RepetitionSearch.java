package org.impartial.solve.engine.sequence.word;

import java.util.Optional;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.impartial.solve.theory.Period.Observation;

/**
 * Searches for the least period of the end of a word. For p = 1, 2, … the word is compared backwards with itself
 * shifted by p. Where z ≥ p values agree without a proof, a period up to z would be a multiple of p [Fine-Wilf], so the
 * search continues after z. Quick comparisons come first.
 */
public final class RepetitionSearch {
    /** The least number of repeated values that is reported as a repetition. */
    private static final int LEAST_SEEN = 12;

    private RepetitionSearch() {}

    /** Returns the least period that the proof accepts, with its least preperiod. */
    static Optional<Period> proved(Word word, PeriodProof proof) {
        int least = proof.leastStart();
        int length = word.length();
        for (int period = next(word, proof, 1); period < length - least; period = next(word, proof, period + 1)) {
            int start = word.repeatsFrom(period, least);
            if (proof.certify(length, start, period) == null && length - period - start < period) {
                continue;
            }
            start = start(word, period, 0, least);
            FiniteCheck certificate = proof.certify(length, start, period);
            if (certificate != null) {
                return Optional.of(new Period(start, period, 0, certificate));
            }
            int agreement = length - period - start;
            if (agreement >= period) {
                period = agreement;
            }
        }
        return Optional.empty();
    }

    /** Returns the next period to examine: from {@link Word#PROBE} on one that repeats as many last values. */
    private static int next(Word word, PeriodProof proof, int period) {
        return period < Word.PROBE || proof.leastAgreement(period) < Word.PROBE ? period : word.nextShift(period);
    }

    /** Returns the least n, at least {@code least}, with G(m + period) = G(m) + saltus for all m from n to the end. */
    public static int start(Word word, int period, int saltus, int least) {
        int heap = word.length() - period;
        while (heap > least && word.at(heap - 1) + saltus == word.at(heap - 1 + period)) {
            heap--;
        }
        return heap;
    }

    /** Returns an arithmetic period that is visible at the end: at least two full repetitions and twelve values. */
    public static Optional<Observation> observed(Word word) {
        int length = word.length();
        for (int period = 1; period <= length / 3; period++) {
            int saltus = word.at(length - 1) - word.at(length - 1 - period);
            int heap = start(word, period, saltus, 0);
            int agreement = length - period - heap;
            if (agreement >= Math.max(2 * period, LEAST_SEEN)) {
                return Optional.of(new Observation(heap, period, saltus, length));
            }
            if (agreement >= period) {
                period = agreement;
            }
        }
        return Optional.empty();
    }
}
