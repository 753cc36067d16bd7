package org.impartial.core.nim;

import java.util.Arrays;

/** Logarithms in a group of a few hundred nimbers, by binary search in its sorted elements. Immutable. */
final class SmallGroupLogarithm {
    private final long[] elements;
    private final int[] logarithms;

    /** Creates logarithms to a base of the given order. */
    SmallGroupLogarithm(long base, int order) {
        long[] powers = new long[order];
        Arrays.setAll(powers, i -> NimField.power(base, i));
        elements = powers.clone();
        Arrays.sort(elements);
        logarithms = new int[order];
        for (int i = 0; i < order; i++) {
            logarithms[Arrays.binarySearch(elements, powers[i])] = i;
        }
    }

    /** Returns the logarithm of a power of the base. */
    int of(long a) {
        return logarithms[Arrays.binarySearch(elements, a)];
    }
}
