package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.function.Consumer;

/** All multisets of heaps. */
public final class Partitions {
    private Partitions() {}

    /**
     * Passes every multiset of heaps from 1 to {@code greatest} with at most this total to {@code taker}, the empty one
     * first.
     */
    public static void upTo(int total, int greatest, Consumer<int[]> taker) {
        grow(new int[0], total, greatest, taker);
    }

    private static void grow(int[] heaps, int left, int greatest, Consumer<int[]> taker) {
        taker.accept(heaps);
        for (int next = Math.min(left, greatest); next >= 1; next--) {
            int[] more = Arrays.copyOf(heaps, heaps.length + 1);
            more[heaps.length] = next;
            grow(more, left - next, next, taker);
        }
    }
}
