package org.impartial.games.heap.moore;

import java.util.Arrays;
import java.util.List;

/**
 * All moves of Moore's Nim from one state, one after another: the vectors below the heaps that differ from them in 1 to
 * d places, in descending lexicographic order. Not safe for use by several threads.
 */
final class MooreMoves {
    private final long[] heaps;
    private final long[] left;
    private final int most;
    private int changed;

    MooreMoves(List<Long> heaps, int most) {
        this.heaps = heaps.stream().mapToLong(Long::longValue).toArray();
        this.left = this.heaps.clone();
        this.most = most;
    }

    /**
     * Goes to the next move: the rightmost heap that can still lose a bean loses one, and those after it are restored.
     */
    boolean advance() {
        for (int i = heaps.length - 1; i >= 0; i--) {
            boolean fresh = left[i] == heaps[i];
            if (left[i] > 0 && !(fresh && changed == most)) {
                left[i]--;
                changed += fresh ? 1 : 0;
                return true;
            }
            left[i] = heaps[i];
            changed -= fresh ? 0 : 1;
        }
        return false;
    }

    /** Returns the heaps after the move. */
    List<Long> left() {
        return Arrays.stream(left).boxed().toList();
    }

    /**
     * Returns the number of moves: the sum of the elementary symmetric functions of the heaps of degrees 1 to
     * {@code most}; {@link Long#MAX_VALUE} if there are at least that many.
     */
    static long count(List<Long> heaps, int most) {
        int degrees = Math.min(most, heaps.size());
        double[] ways = new double[degrees + 1];
        ways[0] = 1;
        for (long heap : heaps) {
            for (int chosen = degrees; chosen >= 1; chosen--) {
                ways[chosen] += ways[chosen - 1] * heap;
            }
        }
        return (long) (Arrays.stream(ways).sum() - 1);
    }
}
