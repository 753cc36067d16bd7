package org.impartial.core.nim;

import java.util.Arrays;

/**
 * Receives the values of one position's options one by one and computes their mex. {@link #clear} takes constant time,
 * because a value counts as seen only with the stamp of the current position.
 *
 * <p>Exact for all values. Those below 2^16 are marked in a table; a greater one is stored separately, and examined
 * again only if the table is full, because the mex of n values is at most n. The table takes about 4 bytes for each
 * number up to the greatest marked one, and each value stored separately 8 bytes. Not safe for use by several threads.
 */
final class MexAccumulator {
    private static final int MARKED = 1 << 16;

    private int[] stamps = new int[64];
    private int stamp;
    private long[] aside = new long[0];
    private int asideCount;

    /** Creates an accumulator without values. */
    public MexAccumulator() {
        this(1);
    }

    MexAccumulator(int stamp) {
        this.stamp = stamp;
    }

    /**
     * Adds a value.
     *
     * @param value the value of an option, 0 or more
     * @throws IllegalArgumentException if the value is negative
     */
    public void add(long value) {
        if (value >= 0 && value < stamps.length) {
            stamps[(int) value] = stamp;
        } else {
            addBeyond(value);
        }
    }

    private void addBeyond(long value) {
        if (value < 0) {
            throw new IllegalArgumentException(
                    "the value " + value + " is negative; a mex is defined for numbers from 0");
        }
        if (value < MARKED) {
            widen(2 * Integer.highestOneBit((int) value));
            stamps[(int) value] = stamp;
        } else {
            if (asideCount == aside.length) {
                aside = Arrays.copyOf(aside, Math.max(16, 2 * asideCount));
            }
            aside[asideCount++] = value;
        }
    }

    /** Enlarges the table, and marks in it the separately stored values that now fit. */
    private void widen(int length) {
        stamps = Arrays.copyOf(stamps, length);
        int kept = 0;
        for (int i = 0; i < asideCount; i++) {
            if (aside[i] < length) {
                stamps[(int) aside[i]] = stamp;
            } else {
                aside[kept++] = aside[i];
            }
        }
        asideCount = kept;
    }

    /**
     * {@return the least number from 0 that has not been added since the last {@link #clear}; 0 if no value has been
     * added}
     */
    public int mex() {
        int mex = 0;
        while (true) {
            while (mex < stamps.length && stamps[mex] == stamp) {
                mex++;
            }
            if (mex < stamps.length || asideCount == 0) {
                return mex;
            }
            widen(Math.multiplyExact(2, stamps.length));
        }
    }

    /** Removes all values. */
    public void clear() {
        asideCount = 0;
        if (stamp == Integer.MAX_VALUE) {
            Arrays.fill(stamps, 0);
            stamp = 0;
        }
        stamp++;
    }
}
