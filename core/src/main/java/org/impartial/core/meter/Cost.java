package org.impartial.core.meter;

import java.time.Duration;

/**
 * What an answer cost.
 *
 * @param positions positions visited: values computed or table entries filled
 * @param options options looked at where they are counted one by one; tables of heap games do not, which would take
 *     longer than to value them
 * @param time the time taken
 * @param memory the most bytes that tables held at once, as they estimate it
 */
public record Cost(long positions, long options, Duration time, long memory) {

    /** Nothing. */
    public static final Cost NONE = new Cost(0, 0, Duration.ZERO, 0);

    /**
     * Returns what two pieces of work cost, one after the other.
     *
     * @param more the cost of the other one
     * @return the sums, and the greater memory
     */
    public Cost plus(Cost more) {
        return new Cost(
                positions + more.positions,
                options + more.options,
                time.plus(more.time),
                Math.max(memory, more.memory));
    }

    /** The work and the time in words. */
    @Override
    public String toString() {
        return String.format("%,d positions, %,d options, %.3f s", positions, options, time.toNanos() / 1e9);
    }
}
