package org.impartial.discover.learn;

import java.util.Arrays;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.numeration.Numeration;

/**
 * A box of positions, numbered so that positions with smaller heaps come first.
 *
 * @param strides for each heap, the difference of the numbers of positions that differ there by 1
 * @param weights those of the digits from the left
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Box(long[] sides, int base, int digits, long[] strides, long[] weights, long size) {
    static Box of(Numeration numeration, long[] sides, int digits) {
        long[] strides = new long[sides.length];
        long[] weights = new long[digits];
        Arrays.setAll(weights, i -> numeration.weight(digits - 1 - i).longValueExact());
        long stride = 1;
        for (int heap = sides.length - 1; heap >= 0; heap--) {
            strides[heap] = stride;
            stride *= sides[heap];
        }
        return new Box(sides, numeration.base(), digits, strides, weights, stride);
    }

    /** Returns the number of a position, or -1 if it is outside the box. */
    long place(long[] position) {
        long place = 0;
        for (int heap = 0; heap < sides.length; heap++) {
            if (position[heap] >= sides[heap]) {
                return -1;
            }
            place += position[heap] * strides[heap];
        }
        return place;
    }

    long heap(long place, int heap) {
        return place / strides[heap] % sides[heap];
    }

    /** Adds the digits of a heap in the position of a number, times a factor, to the letters of a word. */
    void addDigits(long place, int heap, int factor, int[] word) {
        long rest = heap(place, heap);
        for (int i = 0; rest > 0; i++) {
            if (rest >= weights[i]) {
                long digit = rest / weights[i];
                rest -= digit * weights[i];
                word[i] += (int) digit * factor;
            }
        }
    }

    int[] word(long place) {
        int[] word = new int[digits];
        for (int heap = 0; heap < sides.length; heap++) {
            addDigits(place, heap, Letters.count(base, heap), word);
        }
        return word;
    }
}
