package org.impartial.core.meter;

import java.time.Duration;

/**
 * How much a search may spend. A limit of positions also bounds the options that may be looked at, {@value
 * #OPTIONS_A_POSITION} for each position, since rules may list options without end.
 *
 * @param positions the most positions to visit, at least 1
 * @param time the most time to take, 0 or more
 * @param memory the most bytes that tables may hold, as they estimate it, at least 1
 */
public record Budget(long positions, Duration time, long memory) {
    /** How many options may be looked at for each position of a budget. */
    public static final long OPTIONS_A_POSITION = 1 << 16;

    private static final Duration FOREVER = Duration.ofDays(365_000);

    /**
     * Refuses budgets that nothing fits.
     *
     * @param positions the most positions to visit, at least 1
     * @param time the most time to take, 0 or more
     * @param memory the most bytes that tables may hold, at least 1
     * @throws IllegalArgumentException if a limit is below the least one
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
     * A budget of positions, without a limit of time, and with half of the memory that Java was given.
     *
     * @param positions the most positions to visit, at least 1
     * @return the budget
     */
    public static Budget positions(long positions) {
        return new Budget(positions, FOREVER, Math.max(1, Runtime.getRuntime().maxMemory() / 2));
    }

    /**
     * No limit but Java's memory and patience.
     *
     * @return the budget
     */
    public static Budget unlimited() {
        return positions(Long.MAX_VALUE).holding(Long.MAX_VALUE);
    }

    /**
     * This budget with a limit of time.
     *
     * @param limit the most time to take, 0 or more
     * @return the budget
     */
    public Budget within(Duration limit) {
        return new Budget(positions, limit, memory);
    }

    /**
     * This budget with another limit of memory.
     *
     * @param bytes the most bytes that tables may hold, at least 1
     * @return the budget
     */
    public Budget holding(long bytes) {
        return new Budget(positions, time, bytes);
    }

    /**
     * What is left of this budget, for the next of several questions that share it.
     *
     * @param spent what the others have spent
     * @return a budget of the same memory, of 1 position and no time at least
     */
    public Budget after(Cost spent) {
        Duration left = time.minus(spent.time());
        return new Budget(Math.max(1, positions - spent.positions()), left.isNegative() ? Duration.ZERO : left, memory);
    }

    /** The most options to look at. */
    long options() {
        return positions > Long.MAX_VALUE / OPTIONS_A_POSITION ? Long.MAX_VALUE : positions * OPTIONS_A_POSITION;
    }

    /** The time, or the greatest number of nanoseconds. */
    long nanos() {
        return time.toSeconds() >= Long.MAX_VALUE / 1_000_000_000L ? Long.MAX_VALUE : time.toNanos();
    }
}
