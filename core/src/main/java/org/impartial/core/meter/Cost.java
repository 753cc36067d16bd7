package org.impartial.core.meter;

import java.time.Duration;

/**
 * What an answer cost.
 *
 * @param positions positions visited: values computed or table entries filled
 * @param options options looked at where they are counted one by one; tables of heap games do not, which would take
 *     longer than to value them
 * @param time the time taken
 */
public record Cost(long positions, long options, Duration time) {

    /** The cost in words. */
    @Override
    public String toString() {
        return String.format("%,d positions, %,d options, %.3f s", positions, options, time.toNanos() / 1e9);
    }
}
