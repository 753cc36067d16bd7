package org.impartial.core.meter;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The limits of a computation: positions, time and memory. A limit of positions also bounds the options examined,
 * {@value #OPTIONS_A_POSITION} for each position, since rules may list options without end. Where theorems give the
 * outcome and a search adds the rest of an answer, such as its winning moves, that search may have limits of its own.
 *
 * <pre>{@code
 * Budget budget = Budget.positions(1_000_000).within(Duration.ofSeconds(10));
 * Solver.normal().within(budget).outcome(new Nim().heaps(7, 9));  // N
 * }</pre>
 *
 * @param positions the greatest number of positions to visit, at least 1
 * @param time the longest time to take, 0 or more
 * @param memory the greatest number of bytes that tables may hold, by their own estimates, at least 1
 * @param supplement the limits, of positions and time, of what a search adds to an answer that theorems give; empty if it
 *     may use what is left of the whole
 */
public record Budget(long positions, Duration time, long memory, Optional<Budget> supplement) {
    /** The number of options that may be examined for each position of a budget. */
    public static final long OPTIONS_A_POSITION = 1 << 12;

    private static final Duration FOREVER = Duration.ofDays(365_000);
    // Read once: a budget is created for every question, and reading it is a native call.
    private static final long HALF_OF_MEMORY = Math.max(1, Runtime.getRuntime().maxMemory() / 2);
    private static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, FOREVER, Long.MAX_VALUE);

    /**
     * Creates a budget.
     *
     * @param positions the greatest number of positions to visit, at least 1
     * @param time the longest time to take, 0 or more
     * @param memory the greatest number of bytes that tables may hold, at least 1
     * @param supplement the limits of what a search adds to an answer that theorems give; empty for none of its own
     * @throws IllegalArgumentException if a limit is below its minimum
     */
    public Budget {
        if (positions < 1) {
            throw new IllegalArgumentException("a budget is at least 1 position, not " + positions);
        }
        if (time.isNegative()) {
            throw new IllegalArgumentException("a budget of time is 0 or more, not " + time);
        }
        if (memory < 1) {
            throw new IllegalArgumentException("a budget of memory is at least 1 byte, not " + memory);
        }
    }

    /**
     * Creates a budget without separate limits for what a search adds to theorems.
     *
     * @param positions the greatest number of positions to visit, at least 1
     * @param time the longest time to take, 0 or more
     * @param memory the greatest number of bytes that tables may hold, at least 1
     * @throws IllegalArgumentException if a limit is below its minimum
     */
    public Budget(long positions, Duration time, long memory) {
        this(positions, time, memory, Optional.empty());
    }

    /**
     * {@return a budget of positions without a limit of time and with half of the memory available to Java}
     *
     * @param positions the greatest number of positions to visit, at least 1
     */
    public static Budget positions(long positions) {
        return new Budget(positions, FOREVER, HALF_OF_MEMORY);
    }

    /**
     * {@return a budget of time without a limit of positions and with half of the memory available to Java}
     *
     * @param seconds the longest time to take, 0 or more
     */
    public static Budget seconds(double seconds) {
        return positions(Long.MAX_VALUE).within(Duration.ofNanos((long) (seconds * 1e9)));
    }

    /** {@return a budget without limits of positions and time, bounded only by the memory available to Java} */
    public static Budget unlimited() {
        return UNLIMITED;
    }

    /**
     * {@return this budget with a limit of time}
     *
     * @param limit the longest time to take, 0 or more
     */
    public Budget within(Duration limit) {
        return new Budget(positions, limit, memory, supplement);
    }

    /**
     * {@return this budget with another limit of memory}
     *
     * @param bytes the greatest number of bytes that tables may hold, at least 1
     */
    public Budget holding(long bytes) {
        return new Budget(positions, time, bytes, supplement);
    }

    /**
     * {@return this budget with separate limits for what a search adds to an answer that theorems give}
     *
     * @param limits the positions of that search, and its time from its beginning; the memory is that of the whole
     */
    public Budget adding(Budget limits) {
        return new Budget(positions, time, memory, Optional.of(limits));
    }

    /**
     * {@return the rest of this budget for the next question: the same memory, at least 1 position, time of at least 0}
     *
     * @param spent the cost of the earlier questions
     */
    public Budget after(Cost spent) {
        Duration left = time.minus(spent.time());
        return new Budget(
                Math.max(1, positions - spent.positions()),
                left.isNegative() ? Duration.ZERO : left,
                memory,
                supplement);
    }

    /** Returns the greatest number of options to examine. */
    long options() {
        return positions > Long.MAX_VALUE / OPTIONS_A_POSITION ? Long.MAX_VALUE : positions * OPTIONS_A_POSITION;
    }

    /** Returns the time in nanoseconds, or {@code Long.MAX_VALUE} if it does not fit. */
    long nanos() {
        return time.toSeconds() >= Long.MAX_VALUE / 1_000_000_000L ? Long.MAX_VALUE : time.toNanos();
    }

    /** Returns the limits of positions, time and memory as text, without those that are at their maximum. */
    @Override
    public String toString() {
        return Stream.of(
                        positions == Long.MAX_VALUE ? "" : String.format(Locale.ROOT, "%,d positions", positions),
                        time.compareTo(FOREVER) >= 0
                                ? ""
                                : String.format(Locale.ROOT, "%,.3f s", time.toMillis() / 1e3),
                        memory == Long.MAX_VALUE ? "" : String.format(Locale.ROOT, "%,d bytes of tables", memory))
                .filter(limit -> !limit.isEmpty())
                .collect(Collectors.collectingAndThen(
                        Collectors.joining(", "), limits -> limits.isEmpty() ? "no limit" : limits));
    }
}
