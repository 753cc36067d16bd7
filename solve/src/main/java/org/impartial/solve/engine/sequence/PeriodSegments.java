package org.impartial.solve.engine.sequence;

import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.period.SegmentWriter;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.Period.FiniteCheck;
import org.impartial.solve.theory.SparseSpace;

/** Creates certificates in segments, for periods that a sequence has proved in sparse space. */
final class PeriodSegments {
    /** The least number of first heaps that are examined one by one. */
    private static final int LEAST_SETTLING = 1 << 12;

    /** The greatest number of first heaps that are examined one by one. */
    private static final int MOST_SETTLING = 1 << 18;

    private PeriodSegments() {}

    /** Returns whether the last period has a rare heap; then no bounded part of earlier values determines a value. */
    private static boolean recurs(GrundySequence sequence, Period period) {
        return sequence.statistics().lastRare() >= sequence.computed() - period.period();
    }

    /** Returns the number of first heaps to examine one by one for the shortest window and check. */
    static int settling(GrundySequence sequence, HeapEngine engine) {
        int best = MOST_SETTLING;
        int least = Integer.MAX_VALUE;
        for (int heaps = LEAST_SETTLING; heaps <= MOST_SETTLING; heaps *= 2) {
            if (sequence.computed() <= heaps) {
                return heaps;
            }
            int heads = Math.max(heaps, engine.furthestWitness(heaps).orElse(Integer.MAX_VALUE));
            if (heads < least) {
                least = heads;
                best = heaps;
            }
        }
        return best;
    }

    /** Returns the distance up to which witnesses are searched for, also for the heaps before one period. */
    private static int furthest(
            GrundySequence sequence, HeapEngine engine, Period period, BreakingCode code, int settling) {
        boolean sparse = period.check().theorem().equals(FiniteCheck.SPARSE_SPACE);
        long window = period.check().to() - period.check().from();
        int furthest = sparse ? (int) (window - code.last() - 1) : SegmentWriter.FURTHEST;
        if (sequence.computed() <= settling) {
            return furthest;
        }
        return Math.max(
                furthest,
                engine.furthestWitness(settling)
                        .orElseThrow(() ->
                                new CertificateException("a certificate in segments needs the distance of the pairs"
                                        + " of all heaps, and some of these values were not computed in sparse space;"
                                        + " compute them without a checkpoint")));
    }

    /**
     * {@return a certificate of the period of a sequence}
     *
     * @param segment the greatest number of values of a segment
     * @param settling the number of first heaps that are examined one by one, since their pairs may be farther back
     *     than those of all later heaps
     * @throws CertificateException if no period is proved, if the values have no sparse space or were not all computed
     *     in it, or if a value is too great
     */
    static SegmentedPeriod of(GrundySequence sequence, HeapEngine engine, long segment, int settling) {
        HeapCode code = sequence.game().heapCode().orElse(null);
        Period period = sequence.period()
                .orElseThrow(() -> new CertificateException(
                        "no period of " + sequence.game().name() + " is proved yet; compute more values"));
        SequenceStatistics statistics = sequence.statistics();
        SparseSpace found = statistics.space().orElse(SparseSpace.NONE);
        if (!(code instanceof BreakingCode breaking) || found.mask() == 0 || recurs(sequence, period)) {
            throw new CertificateException(sequence.game().name()
                    + " has no sparse space, and a certificate in segments needs one; write one of all values instead");
        }
        int furthest = furthest(sequence, engine, period, breaking, settling);
        int rare = statistics.lastRare();
        Space space =
                new Space(found.mask() & SegmentWriter.MASK, found.parity(), found.anchor(), rare, furthest, rare);
        return new SegmentWriter(sequence.game(), breaking, space, period.preperiod(), period.period(), sequence::value)
                .settling(settling)
                .certificate(segment);
    }
}
