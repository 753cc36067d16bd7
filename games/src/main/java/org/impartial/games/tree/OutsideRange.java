package org.impartial.games.tree;

import java.util.Arrays;

/**
 * Intervals of numbers at places, with queries for the least and the greatest number outside a run of places. Four
 * Fenwick trees hold the least and the greatest numbers for the places before the run and for those after it. Each call
 * takes time logarithmic in the number of places.
 */
final class OutsideRange {
    private final int places;
    private final int[] leastBefore;
    private final int[] greatestBefore;
    private final int[] leastAfter;
    private final int[] greatestAfter;

    OutsideRange(int places) {
        this.places = places;
        leastBefore = filled(Integer.MAX_VALUE);
        leastAfter = filled(Integer.MAX_VALUE);
        greatestBefore = filled(Integer.MIN_VALUE);
        greatestAfter = filled(Integer.MIN_VALUE);
    }

    private int[] filled(int value) {
        int[] cells = new int[places + 1];
        Arrays.fill(cells, value);
        return cells;
    }

    void add(int place, int least, int greatest) {
        lay(leastBefore, greatestBefore, place, least, greatest);
        lay(leastAfter, greatestAfter, places - 1 - place, least, greatest);
    }

    private static void lay(int[] low, int[] high, int place, int least, int greatest) {
        for (int i = place + 1; i < low.length; i += i & -i) {
            low[i] = Math.min(low[i], least);
            high[i] = Math.max(high[i], greatest);
        }
    }

    /**
     * Returns the least number outside the places from {@code start} to {@code end} − 1; {@code MAX_VALUE} if there is
     * none.
     */
    int least(int start, int end) {
        int least = Integer.MAX_VALUE;
        for (int i = start; i > 0; i -= i & -i) {
            least = Math.min(least, leastBefore[i]);
        }
        for (int i = places - end; i > 0; i -= i & -i) {
            least = Math.min(least, leastAfter[i]);
        }
        return least;
    }

    /**
     * Returns the greatest number outside the places from {@code start} to {@code end} − 1; {@code MIN_VALUE} if there
     * is none.
     */
    int greatest(int start, int end) {
        int greatest = Integer.MIN_VALUE;
        for (int i = start; i > 0; i -= i & -i) {
            greatest = Math.max(greatest, greatestBefore[i]);
        }
        for (int i = places - end; i > 0; i -= i & -i) {
            greatest = Math.max(greatest, greatestAfter[i]);
        }
        return greatest;
    }
}
