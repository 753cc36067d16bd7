package org.impartial.core.engine.sequence;

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
     * The number of heaps among which those are searched for that have a witness farther back than the heaps of the
     * period.
     */
    private static final int SETTLING = 1 << 18;

    private PeriodSegments() {}

    /** Returns whether rare heaps recur, so that no bounded part of the earlier values decides. */
    private static boolean recurs(GrundySequence sequence, Period period) {
        return sequence.statistics().lastRare() >= sequence.computed() - period.period();
    }

    /**
     * Returns a certificate of the period of a sequence.
     *
     * @param sequence a sequence with a proved period
     * @param segment the greatest number of values of a segment
     * @return the certificate
     * @throws CertificateException if no period is proved, or not by the values of a sparse space
     */
    static SegmentedPeriod of(GrundySequence sequence, long segment) {
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
        boolean sparse = period.check().theorem().equals(FiniteCheck.SPARSE_SPACE);
        long window = period.check().to() - period.check().from();
        int furthest = sparse ? (int) (window - breaking.last() - 1) : SegmentWriter.FURTHEST;
        int rare = statistics.lastRare();
        Space space =
                new Space(found.mask() & SegmentWriter.MASK, found.parity(), found.anchor(), rare, furthest, rare);
        return new SegmentWriter(sequence.game(), breaking, space, period.preperiod(), period.period(), sequence::value)
                .settling(SETTLING)
                .certificate(segment);
    }
}
