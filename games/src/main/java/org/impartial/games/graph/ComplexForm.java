package org.impartial.games.graph;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The least image of a set of subsets under renaming of points; the subset of the bits of A is bit A - 1. */
// Each point gets a weight from the subsets with it, so that renaming can only exchange points of one weight, in all
// orders; points that are in no subset stay last.
final class ComplexForm {
    private final long sets;
    private final long[] weight;
    private final int[] order;
    private long least = Long.MAX_VALUE;

    ComplexForm(int points, long sets) {
        this.sets = sets;
        this.weight = weights(points, new long[points]);
        long[] again = weights(points, weight);
        System.arraycopy(again, 0, weight, 0, points);
        this.order = IntStream.range(0, points)
                .boxed()
                .sorted(Comparator.comparingLong(p -> weight[p] == 0 ? Long.MAX_VALUE : weight[p]))
                .mapToInt(p -> p)
                .toArray();
    }

    private long[] weights(int points, long[] before) {
        long[] next = new long[points];
        for (long left = sets; left != 0; left &= left - 1) {
            int set = Long.numberOfTrailingZeros(left) + 1;
            long hash = Integer.bitCount(set);
            for (int p = 0; p < points; p++) {
                hash += (set >> p & 1) * before[p];
            }
            hash = (hash ^ (hash >>> 29)) * 0xBF58476D1CE4E5B9L;
            for (int p = 0; p < points; p++) {
                next[p] += (set >> p & 1) * (hash ^ (hash >>> 32));
            }
        }
        return next;
    }

    long least() {
        permute(0);
        return least;
    }

    /** Tries every point of the right weight at a place; at most six deep. */
    private void permute(int place) {
        if (place == order.length || weight[order[place]] == 0) {
            least = Math.min(least, image());
            return;
        }
        for (int i = place; i < order.length && weight[order[i]] == weight[order[place]]; i++) {
            IntArrays.swap(order, place, i);
            permute(place + 1);
            IntArrays.swap(order, place, i);
        }
    }

    private long image() {
        long image = 0;
        for (long left = sets; left != 0; left &= left - 1) {
            int set = Long.numberOfTrailingZeros(left) + 1;
            int moved = 0;
            for (int place = 0; place < order.length; place++) {
                moved |= (set >> order[place] & 1) << place;
            }
            image |= 1L << (moved - 1);
        }
        return image;
    }
}
