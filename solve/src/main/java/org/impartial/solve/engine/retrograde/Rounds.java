package org.impartial.solve.engine.retrograde;

import org.impartial.core.meter.Meter;

/** Work on a range of integers in rounds, after each of which the meter may stop it. */
final class Rounds {
    private static final int ROUND = 1 << 20;

    private Rounds() {}

    /** The work on the integers from {@code from} to {@code to} − 1. */
    @FunctionalInterface
    interface Round {
        void run(int from, int to);
    }

    /** Runs the work for {@code from} to {@code to} − 1. */
    static void run(int from, int to, Meter meter, Round work) {
        for (int start = from; start < to; start += Math.min(to - start, ROUND)) {
            int length = Math.min(to - start, ROUND);
            work.run(start, start + length);
            meter.spend(0, length);
        }
    }
}
