package org.impartial.solve.engine.search;

import java.util.Arrays;

/**
 * A stack of parts of options without a value yet, those of one option together, on the XOR of its known parts. A value
 * is combined into the part below, so that of the last part yields that of the option. Takes 12 bytes per part. Not
 * safe for use by several threads.
 */
final class MissingParts {
    private static final int MORE_BELOW = Integer.MIN_VALUE;

    private long[] states = new long[64];
    private int[] sums = new int[64];
    int size;

    long top() {
        return states[size - 1];
    }

    void push(long state) {
        if (size == states.length) {
            states = Arrays.copyOf(states, 2 * size);
            sums = Arrays.copyOf(sums, 2 * size);
        }
        states[size] = state;
        sums[size++] = MORE_BELOW;
    }

    /** Marks the last parts as the missing ones of one option, whose other parts have the given XOR. */
    void close(int parts, int known) {
        sums[size - parts] = known;
    }

    /** Removes the top part, whose value is known; returns the value of its option after the last part, else -1. */
    int settle(int value) {
        int sum = sums[--size];
        if (sum >= 0) {
            return sum ^ value;
        }
        sums[size - 1] ^= (sum & ~MORE_BELOW) ^ value;
        return -1;
    }
}
