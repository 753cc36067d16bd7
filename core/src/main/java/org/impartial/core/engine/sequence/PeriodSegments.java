package org.impartial.core.engine.sequence;

import org.impartial.core.engine.sequence.word.HeapEngine;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.kind.period.SegmentWriter;
import org.impartial.core.proof.kind.period.SegmentedPeriod;
import org.impartial.core.proof.kind.period.SegmentedPeriod.Space;
import org.impartial.core.theory.Period;
import org.impartial.core.theory.Period.FiniteCheck;
import org.impartial.core.theory.SparseSpace;

/** Creates certificates in segments of periods that a sequence has proved in sparse space. */
final class PeriodSegments {
    /**
     * The least and the greatest number of first heaps among which those are searched for whose witnesses are farther
     * back than those of all later heaps.
     */
    private static final int LEAST_SETTLING = 1 << 12;

    private static final int MOST_SETTLING = 1 << 18;

    private PeriodSegments() {}

    /** Returns whether rare heaps recur, so that no bounded part of the earlier values decides. */
    private static boolean recurs(GrundySequence sequence, Period period) {
        return sequence.statistics().lastRare() >= sequence.computed() - period.period();
    }

    /**
     * How many of the first heaps are best looked at one by one. A check values as many heaps by the definition as the greater
     * of that number and of the farthest witness of all later heaps says, and every segment has a window of the latter.
     */
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

    /**
     * How far back witnesses are looked for. The theorem states it for the heaps of one period only, and a certificate has
     * all heaps before them too: the first ones are looked at one by one, and for the rest the engine knows it.
     */
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
                                new CertificateException("a certificate in segments needs to know how far back the"
                                        + " pairs of all heaps are, and these values were not all computed in sparse space here;"
                                        + " compute them without a checkpoint")));
    }

    /**
     * A certificate of the period of a sequence.
     *
     * @param sequence a sequence of which a period is proved
     * @param engine what has filled its table
     * @param segment how many values a segment has at most
     * @param settling the number of first heaps among which those are searched for whose pairs are farther back than
     *     those of all later heaps
     * @return the certificate
     * @throws CertificateException if no period is proved, or not by the values of a sparse space
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
