package org.impartial.solve.engine.search;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** The values of the options seen so far, for a mex: a word, and a bit set from 64 on; small for deep stacks. */
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
