package org.impartial.core.engine.sequence.octal;

import java.util.Arrays;

/**
 * The greatest distance from its end at which a pair of heaps was searched for, by blocks of heaps: the A of the sparse
 * certificate.
 */
final class PairReach {
    private static final int BLOCK_BITS = 12;

    private int[] furthest = new int[64];
    private int unsearched;

    /** States that for the heaps below one no pairs were searched for, or not all. */
    void unsearchedBelow(int heap) {
        unsearched = Math.max(unsearched, heap);
    }

    /** Returns whether pairs were searched for from a heap on, so that {@link #furthest} is a bound there. */
    boolean isKnownFrom(int heap) {
        return heap >= unsearched;
    }

    /**
     * Records that the greater of the two parts lies at most {@code offset} below the heap that was broken, apart from
     * the beans removed.
     */
    void note(int heap, int offset) {
        int block = heap >>> BLOCK_BITS;
        if (block >= furthest.length) {
            furthest = Arrays.copyOf(furthest, block + block / 2 + 1);
        }
        furthest[block] = Math.max(furthest[block], offset);
    }

    /** Returns the greatest offset for a range of heaps, or a greater number. */
    int furthest(int from, int to) {
        int most = 0;
        for (int block = from >>> BLOCK_BITS; block <= Math.min(to >>> BLOCK_BITS, furthest.length - 1); block++) {
            most = Math.max(most, furthest[block]);
        }
        return most;
    }
}
