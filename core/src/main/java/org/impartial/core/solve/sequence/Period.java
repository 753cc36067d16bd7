package org.impartial.core.solve.sequence;

/**
 * A proved period: G(n + period) = G(n) + saltus for all n from the preperiod on, and for no lesser period or preperiod.
 *
 * @param preperiod the least n from which it holds; at least 1 for a game given by a code, since the theorem of Guy and
 *     Smith says nothing of the heap 0
 * @param period the least period, at least 1
 * @param saltus what a period adds to the value; 0 for a purely periodic sequence
 * @param certificate what was checked, and the theorem that does the rest
 */
public record Period(long preperiod, long period, long saltus, Certificate certificate) {

    /**
     * Shifts a heap back into the part of the sequence before the first repetition.
     *
     * @param heap a heap size, 0 or more
     * @return the least heap from the preperiod on that is a multiple of the period away, or the heap itself if it is
     *     below the preperiod
     */
    public long representative(long heap) {
        return heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
    }

    /** The period in words. */
    @Override
    public String toString() {
        return "period " + period + " from " + preperiod + (saltus == 0 ? "" : ", saltus " + saltus) + " ("
                + certificate + ")";
    }
}
