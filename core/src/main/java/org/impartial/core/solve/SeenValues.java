package org.impartial.core.solve;

import java.util.BitSet;

/** The Grundy values of the options seen so far, for a mex: one word, and a bit set for values from 64 on. */
final class SeenValues {
    private long low;
    private final BitSet high = new BitSet();

    void clear() {
        low = 0;
        high.clear();
    }

    void add(int value) {
        if (value < Long.SIZE) {
            low |= 1L << value;
        } else {
            high.set(value - Long.SIZE);
        }
    }

    int mex() {
        return low == -1L ? Long.SIZE + high.nextClearBit(0) : Long.numberOfTrailingZeros(~low);
    }
}
