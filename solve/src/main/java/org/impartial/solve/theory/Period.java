package org.impartial.solve.theory;

/**
 * A proved period: G(n + period) = G(n) + saltus for all n from the preperiod on, and for no lesser period or
 * preperiod.
 *
 * <pre>{@code
 * Period period = GrundySequence.of(Octal.of("0.77")).to(1000).period().orElseThrow();
 * period.preperiod();                // 71
 * period.representative(1_000_000);  // 76
 * }</pre>
 *
 * @param preperiod the least n from which the equation holds, independent of what a theorem states about the first
 *     heaps
 * @param period the least period, at least 1
 * @param saltus the increase of the value after a period; 0 for a purely periodic sequence
 * @param check the finite check that was made, with the theorem that makes it suffice
 */
public record Period(long preperiod, long period, long saltus, FiniteCheck check) {
    /**
     * {@return the corresponding heap before the first repetition: the least heap from the preperiod on that is a
     * multiple of the period away, or the heap itself if it is below the preperiod}
     *
     * @param heap a heap size, 0 or more
     */
    public long representative(long heap) {
        return heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
    }

    /** Returns the period as text. */
    @Override
    public String toString() {
        return "period " + period + " from " + preperiod + (saltus == 0 ? "" : ", saltus " + saltus) + " (" + check
                + ")";
    }

    /**
     * The reason why a period holds for ever: a theorem, and the finite check that it requires, which was made.
     *
     * @param theorem the name of the theorem
     * @param from the first heap n of the check G(n + p) = G(n) + s
     * @param to the heap at which the check ends; the last one checked is {@code to − 1}
     * @param text the check as text
     */
    public record FiniteCheck(String theorem, long from, long to, String text) {
        /** The name of the theorem of sparse space. */
        public static final String SPARSE_SPACE = "sparse space";

        /** Returns the check as text. */
        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A repetition in the values computed so far for which no theorem proves a period: the next value may end it.
     *
     * @param preperiod the least n with G(n + period) = G(n) + saltus for all n up to {@code upTo − period − 1}
     * @param period the least period of these values, at most a third of them
     * @param saltus the increase of the value after a period
     * @param upTo the number of values examined
     */
    public record Observation(long preperiod, long period, long saltus, long upTo) {

        /** Returns the observation as text. */
        @Override
        public String toString() {
            return "observed up to " + upTo + ", not proved: G(n + " + period + ") = G(n)"
                    + (saltus == 0 ? "" : " + " + saltus) + " from " + preperiod;
        }
    }
}
