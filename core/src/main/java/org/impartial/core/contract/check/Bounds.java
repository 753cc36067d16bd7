package org.impartial.core.contract.check;

import org.impartial.core.game.heap.GrundyTable;

/**
 * The greatest number of states reachable from a small world, the greatest heap to which a periodic claim is checked,
 * and the number of states, evenly from the shortest play to the longest, for checks that need whole sums. With the
 * default limits, all games of the library together take about a minute.
 */
public record Bounds(int states, int heaps, int asked) {
    /** The default limits. */
    public static final Bounds USUAL = new Bounds(20_000, 12_000, 150);

    /** The number of states, those with the shortest plays first, that are added in pairs and in threes. */
    public static final int PAIRED = 12;

    static final int TRIPLED = 5;

    /** The largest heap that is added to a random sum. */
    public static final int NIM_HEAP = 5;

    /** The number of states checked alone for each random sum that is checked. */
    private static final int STATES_A_SUM = 5;

    /** The number of states with the shortest plays of which random sums are made. */
    public static final int SUMMED = 40;

    /** Checks that all limits are at least 1, and that a table may hold the greatest heap. */
    public Bounds {
        if (states < 1 || heaps < 1 || heaps >= GrundyTable.LONGEST || asked < 1) {
            throw new IllegalArgumentException("the limits of a contract are 1 or more, and heaps at most "
                    + (GrundyTable.LONGEST - 1) + ", not " + states + ", " + heaps + " and " + asked);
        }
    }

    /** Returns the number of random sums of two states, and of three, on which an engine is checked. */
    public int sums() {
        return Math.max(1, asked / STATES_A_SUM);
    }

    /** Returns the number of positions, beyond those known, that the oracle may examine for one clause or claim. */
    long positions() {
        return states;
    }
}
