package org.impartial.core.contract.world;

/**
 * How much the contract looks at, so that sixty plug-ins cost a minute.
 *
 * @param states the most states that may be reached from a small world
 * @param heaps the greatest heap to which a periodic claim is followed
 * @param asked how many states are asked alone about what costs whole sums, evenly from the shortest play to the longest
 */
public record Bounds(int states, int heaps, int asked) {
    /** The bounds unless something else is asked for. */
    public static final Bounds USUAL = new Bounds(20_000, 12_000, 150);

    /** How many states, the shortest plays first, are added in pairs, and in threes. */
    public static final int PAIRED = 12;

    static final int TRIPLED = 5;

    /** The largest heap that is added to a random sum. */
    public static final int NIM_HEAP = 5;

    /** An engine is asked about a random sum for so many states that it is asked about alone. */
    private static final int STATES_A_SUM = 5;

    /** How many of the states with the shortest plays random sums are made of. */
    public static final int SUMMED = 40;

    /** How many random sums of two states, and how many of three, an engine is asked. */
    public int sums() {
        return Math.max(1, asked / STATES_A_SUM);
    }

    /** How many positions the oracle may look at for one clause or claim; those it knows already are free. */
    long positions() {
        return states;
    }
}
