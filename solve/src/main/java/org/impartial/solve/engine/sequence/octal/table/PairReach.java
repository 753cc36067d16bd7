package org.impartial.solve.engine.sequence.octal.table;

import java.util.Arrays;

/** A bound of the lesser parts of the pairs used in each block of heaps: A of the proof that requires one period. */
public final class PairReach {
    /** The binary logarithm of the number of heaps of a block. */
    public static final int BLOCK_BITS = 12;

    private int[] furthest = new int[64];
    private int unsearched;

    /** Records that pairs were searched for incompletely, or not at all, for the heaps below a heap. */
    public void unsearchedBelow(int heap) {
        unsearched = Math.max(unsearched, heap);
    }

    /** Returns whether pairs were searched for from a heap on, so that {@link #furthest} is a bound there. */
    public boolean isKnownFrom(int heap) {
        return heap >= unsearched;
    }

    /** Records that the lesser part of each pair used for a heap is at most {@code offset}. */
    public void note(int heap, int offset) {
        int block = heap >>> BLOCK_BITS;
        if (block >= furthest.length) {
            furthest = Arrays.copyOf(furthest, block + block / 2 + 1);
        }
        furthest[block] = Math.max(furthest[block], offset);
    }

    /** Returns an upper bound of the offsets for a range of heaps. */
    public int furthest(int from, int to) {
        int most = 0;
        for (int block = from >>> BLOCK_BITS; block <= Math.min(to >>> BLOCK_BITS, furthest.length - 1); block++) {
            most = Math.max(most, furthest[block]);
        }
        return most;
    }
}
