package org.impartial.core.meter;

import java.time.Duration;
import java.util.Locale;

/**
 * The cost of an answer.
 *
 * <pre>{@code
 * Cost cost = new Cost(100, 700, Duration.ofMillis(2), 4096);
 * cost.plus(cost).positions();  // 200
 * cost.plus(cost).memory();     // 4096
 * }</pre>
 *
 * @param positions positions visited: values computed or table entries filled
 * @param options options examined; tables of heap games do not count them, since counting would take longer than the
 *     evaluation
 * @param time the time taken
 * @param memory the greatest number of bytes that tables held at once, by their own estimates
 */
public record Cost(long positions, long options, Duration time, long memory) {

    /** The cost of no work. */
    public static final Cost NONE = new Cost(0, 0, Duration.ZERO, 0);

    /**
     * {@return the cost of two computations performed one after the other, with the greater of the two memories}
     *
     * @param more the cost of the other computation
     */
    public Cost plus(Cost more) {
        return new Cost(
                positions + more.positions,
                options + more.options,
                time.plus(more.time),
                Math.max(memory, more.memory));
    }

    /** Returns the work and the time as text. */
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "%,d positions, %,d options, %.3f s", positions, options, time.toNanos() / 1e9);
    }
}
