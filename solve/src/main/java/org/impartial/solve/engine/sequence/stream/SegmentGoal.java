package org.impartial.solve.engine.sequence.stream;

/** What a run computes: segments up to the end of a least period from a least preperiod. */
public record SegmentGoal(long preperiod, long period, long segment) {
    /** The greatest heap of a run; a certificate counts values in a long. */
    private static final long GREATEST = 1L << 50;

    /** Checks that the numbers are in range. */
    public SegmentGoal {
        if (preperiod < 0 || period < 1 || segment < 1 || preperiod > GREATEST || period > GREATEST) {
            throw new IllegalArgumentException("a preperiod is from 0, a period and a segment are from 1, to 2^50, not "
                    + preperiod + ", " + period + " and " + segment);
        }
    }

    @Override
    public String toString() {
        return "period " + period + " from " + preperiod + ", segments of " + segment;
    }
}
