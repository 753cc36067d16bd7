package org.impartial.solve.engine.search;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * The Grundy values of the options seen so far, for a mex: one word, and a bit set for values from 64 on. Small,
 * because a deep search keeps one for each position on its stack.
 */
final class SeenValues {
    private long low;
    private @Nullable BitSet high;

    void clear() {
        low = 0;
        high = null;
    }

    void add(int value) {
        if (value < Long.SIZE) {
            low |= 1L << value;
        } else {
            high = high == null ? new BitSet() : high;
            high.set(value - Long.SIZE);
        }
    }

    int mex() {
        if (low != -1L) {
            return Long.numberOfTrailingZeros(~low);
        }
        return Long.SIZE + (high == null ? 0 : high.nextClearBit(0));
    }
}
