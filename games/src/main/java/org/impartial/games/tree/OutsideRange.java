package org.impartial.games.tree;

import java.util.Arrays;
import java.util.List;

/**
 * Intervals of numbers at places, with queries for the least and the greatest number outside a run of places. Fenwick
 * trees hold the least numbers, and the negated greatest ones, for the places before the run and for those after it.
 * Each call takes time logarithmic in the number of places.
 */
final class OutsideRange {
    private static final int NONE = Integer.MAX_VALUE;

    private final int places;
    private final int[][] before;
    private final int[][] after;

    OutsideRange(int places) {
        this.places = places;
        before = new int[2][places + 1];
        after = new int[2][places + 1];
        for (int[][] trees : List.of(before, after)) {
            Arrays.fill(trees[0], NONE);
            Arrays.fill(trees[1], NONE);
        }
    }

    void add(int place, int least, int greatest) {
        lay(before, place, least, greatest);
        lay(after, places - 1 - place, least, greatest);
    }

    private static void lay(int[][] trees, int place, int least, int greatest) {
        for (int i = place + 1; i < trees[0].length; i += i & -i) {
            trees[0][i] = Math.min(trees[0][i], least);
            trees[1][i] = Math.min(trees[1][i], -greatest);
        }
    }

    /** Returns the least number outside the places from {@code start} to {@code end} − 1, or one that no number reaches. */
    int least(int start, int end) {
        return least(0, start, end);
    }

    /** Returns the greatest number outside these places, or one that no number reaches. */
    int greatest(int start, int end) {
        return -least(1, start, end);
    }

    private int least(int tree, int start, int end) {
        return Math.min(first(before[tree], start), first(after[tree], places - end));
    }

    private static int first(int[] tree, int count) {
        int least = NONE;
        for (int i = count; i > 0; i -= i & -i) {
            least = Math.min(least, tree[i]);
        }
        return least;
    }
}
