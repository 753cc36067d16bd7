package org.impartial.core.solve.sequence;

/**
 * A proved period: G(n + period) = G(n) + saltus for all n from the preperiod on, and for no lesser period or preperiod.
 *
 * @param preperiod the least n from which it holds, whatever a theorem says of the first heaps: one meaning for every game,
 *     engine and door
 * @param period the least period, at least 1
 * @param saltus what a period adds to the value; 0 for a purely periodic sequence
 * @param certificate what was checked, and the theorem that does the rest
 */
public record Period(long preperiod, long period, long saltus, Certificate certificate) {
    /** So many values are copied at a time: more are read back from farther away than they are written. */
    private static final int CACHED = 1 << 13;

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

    /** The same period from the least n that the values allow, also where its theorem speaks of greater heaps only. */
    Period fromTheLeast(Word word) {
        int least = Math.toIntExact(preperiod);
        while (least > 0 && word.at(least - 1) + saltus == word.at(least - 1 + (int) period)) {
            least--;
        }
        return new Period(least, period, saltus, certificate);
    }

    /** In an array of the values from a heap on, the first index whose value is that of a period before, in the array. */
    int firstCopy(long from, int length) {
        return (int) Math.min(length, Math.max(preperiod - from, 0) + period);
    }

    /** Fills an array whose values before {@code first}, one period at least, are there. */
    void copyOn(long[] values, int first) {
        if (saltus == 0) {
            repeatOn(values, values.length, first);
            return;
        }
        for (int i = first; i < values.length; i++) {
            values[i] = values[i - (int) period] + saltus;
        }
    }

    /**
     * The same without a saltus, for an array of any numbers. It copies by multiples of the period that grow until the
     * cache is full.
     */
    void repeatOn(Object values, int length, int first) {
        long begin = first - period;
        int copied;
        for (int i = first; i < length; i += copied) {
            long there = Math.min(i - begin, Math.max(period, CACHED));
            int shift = (int) (there / period * period);
            copied = Math.min(shift, length - i);
            System.arraycopy(values, i - shift, values, i, copied);
        }
    }

    /** The period in words. */
    @Override
    public String toString() {
        return "period " + period + " from " + preperiod + (saltus == 0 ? "" : ", saltus " + saltus) + " ("
                + certificate + ")";
    }

    /**
     * Why a period holds for ever: a theorem, and the finite check that it asks for, which was made.
     *
     * @param theorem the name of the theorem
     * @param from the first heap n of the check G(n + p) = G(n) + s
     * @param to the heap at which the check ends; the last one checked is {@code to − 1}
     * @param text the check in words
     */
    public record Certificate(String theorem, long from, long to, String text) {

        /** The check in words. */
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

        /** The observation in words. */
        @Override
        public String toString() {
            return "observed up to " + upTo + ", not proved: G(n + " + period + ") = G(n)"
                    + (saltus == 0 ? "" : " + " + saltus) + " from " + preperiod;
        }
    }
}
