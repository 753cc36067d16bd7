package org.impartial.core.solve.sequence;

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
