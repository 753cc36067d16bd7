package org.impartial.games.heap.vector;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The heaps that make a row of End Nim a P-position if added on its left, and on its right, for all parts of the row by
 * their length: two numbers for each part, in quadratic time [Albert-Nowakowski 2001].
 */
final class EndHeaps {
    private EndHeaps() {}

    /** Returns the heap to add on the left of a row; 0 if the row itself is P. */
    static long leftOf(List<Long> row) {
        int n = row.size();
        long[] lefts = row.stream().mapToLong(Long::longValue).toArray();
        long[] rights = lefts.clone();
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                // The results for the parts of one heap less: those from i on and, not yet overwritten, from i + 1 on.
                long left = wanted(row.get(i + length - 1), lefts[i], rights[i]);
                rights[i] = wanted(row.get(i), rights[i + 1], lefts[i + 1]);
                lefts[i] = left;
            }
        }
        return n == 0 ? 0 : lefts[0];
    }

    /** Returns the heap to add on the right of a row. */
    static long rightOf(List<Long> row) {
        List<Long> mirror = new ArrayList<>(row);
        Collections.reverse(mirror);
        return leftOf(mirror);
    }

    /**
     * Returns the heap at the near end for a heap at the far end and the row between them.
     *
     * @param far the heap at the far end, at least 1
     * @param near the heap at the near end that the row between requires by itself
     * @param beyond the heap that it requires at the far end
     */
    private static long wanted(long far, long near, long beyond) {
        if (far == beyond) {
            return 0;
        }
        boolean between = far > Math.min(near, beyond) && far < Math.max(near, beyond);
        if (!between && far != near) {
            return far;
        }
        return near > beyond ? far - 1 : far + 1;
    }
}
