package org.impartial.core.theory;

/**
 * A proved period: G(n + period) = G(n) + saltus for all n from the preperiod on, and for no lesser period or preperiod.
 *
 * @param preperiod the least n from which it holds, whatever a theorem says of the first heaps: one meaning for every game,
 *     engine and door
 * @param period the least period, at least 1
 * @param saltus what a period adds to the value; 0 for a purely periodic sequence
 * @param check the finite check that was made, and the theorem that does the rest
 */
public record Period(long preperiod, long period, long saltus, FiniteCheck check) {
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

    /** Returns the period in words. */
    @Override
    public String toString() {
        return "period " + period + " from " + preperiod + (saltus == 0 ? "" : ", saltus " + saltus) + " (" + check
                + ")";
    }

    /**
     * Why a period holds for ever: a theorem, and the finite check that it asks for, which was made.
     *
     * @param theorem the name of the theorem
     * @param from the first heap n of the check G(n + p) = G(n) + s
     * @param to the heap at which the check ends; the last one checked is {@code to − 1}
     * @param text the check in words
     */
    public record FiniteCheck(String theorem, long from, long to, String text) {

        /** Returns the check in words. */
        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A repetition in the values computed so far that no theorem makes a period: it may end with the next value.
     *
     * @param preperiod the least n with G(n + period) = G(n) + saltus for all n up to {@code upTo − period − 1}
     * @param period the least period of these values, at most a third of them
     * @param saltus what a period adds to the value
     * @param upTo how many values were looked at
     */
    public record Observation(long preperiod, long period, long saltus, long upTo) {

        /** Returns the observation in words. */
        @Override
        public String toString() {
            return "observed up to " + upTo + ", not proved: G(n + " + period + ") = G(n)"
                    + (saltus == 0 ? "" : " + " + saltus) + " from " + preperiod;
        }
    }
}
