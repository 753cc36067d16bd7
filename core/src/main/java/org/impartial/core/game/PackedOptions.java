package org.impartial.core.game;

import java.util.Arrays;

/**
 * Takes the options of one packed state. A final class on purpose: rules of many games call it and it stays one
 * inlined store. Belongs to one thread.
 */
public final class PackedOptions {
    private long[] parts = new long[32];
    private int[] ends = new int[32];
    private int used;
    private int count;

    /** An empty collector. */
    public PackedOptions() {}

    /**
     * An option of one state.
     *
     * @param next the packed state after the move
     */
    public void to(long next) {
        keep(next);
        close();
    }

    /**
     * An option that falls apart into two states.
     *
     * @param first one part
     * @param second the other part
     */
    public void to(long first, long second) {
        keep(first);
        keep(second);
        close();
    }

    /**
     * An option that falls apart into any number of states.
     *
     * @param states the parts; none means that nothing is left
     */
    public void to(long... states) {
        for (long state : states) {
            keep(state);
        }
        close();
    }

    /**
     * Keeps the options of a state in place of those kept before.
     *
     * @param game the rules
     * @param state the packed state
     */
    public void record(PackedGame game, long state) {
        used = 0;
        count = 0;
        game.options(state, this);
    }

    /**
     * How many options are kept.
     *
     * @return the number of options of the state recorded last
     */
    public int count() {
        return count;
    }

    /**
     * How many states an option has.
     *
     * @param option its index from 0
     * @return the number of parts, maybe 0
     */
    public int parts(int option) {
        return ends[option] - start(option);
    }

    /**
     * One state of an option.
     *
     * @param option the index of the option from 0
     * @param part the index of the part in it from 0
     * @return the packed state
     */
    public long part(int option, int part) {
        return parts[start(option) + part];
    }

    private int start(int option) {
        return option == 0 ? 0 : ends[option - 1];
    }

    private void keep(long state) {
        if (used == parts.length) {
            parts = Arrays.copyOf(parts, 2 * used);
        }
        parts[used++] = state;
    }

    private void close() {
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = used;
    }
}
