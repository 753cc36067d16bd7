package org.impartial.core.meter;

import java.time.Duration;

/**
 * How much a search may spend.
 *
 * @param positions the most positions to visit
 * @param time the most time to take
 */
public record Budget(long positions, Duration time) {
    private static final Duration FOREVER = Duration.ofDays(365_000);

    /**
     * Refuses a budget below 1 position.
     *
     * @param positions the most positions to visit
     * @param time the most time to take
     */
    public Budget {
        if (positions < 1) {
            throw new IllegalArgumentException("a budget is at least 1 position, not " + positions);
        }
    }

    /**
     * A budget of positions, without a limit of time.
     *
     * @param positions the most positions to visit, at least 1
     * @return the budget
     */
    public static Budget positions(long positions) {
        return new Budget(positions, FOREVER);
    }

    /**
     * No limit but memory and patience.
     *
     * @return the budget
     */
    public static Budget unlimited() {
        return positions(Long.MAX_VALUE);
    }

    /**
     * This budget with a limit of time.
     *
     * @param limit the most time to take
     * @return the budget
     */
    public Budget within(Duration limit) {
        return new Budget(positions, limit);
    }
}
