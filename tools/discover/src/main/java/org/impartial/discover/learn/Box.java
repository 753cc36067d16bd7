package org.impartial.discover.learn;

import java.util.Arrays;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.numeration.Numeration;

/** A box of positions, numbered so that positions with smaller heaps come first. */
final class Box {
    private final long[] sides;
    private final int base;
    private final int digits;
    private final long[] strides;
    private final long[] weights;
    private final long size;

    Box(Numeration numeration, long[] sides, int digits) {
        this.sides = sides;
        this.base = numeration.base();
        this.digits = digits;
        this.strides = new long[sides.length];
        this.weights = new long[digits];
        Arrays.setAll(weights, i -> numeration.weight(digits - 1 - i).longValueExact());
        long stride = 1;
        for (int heap = sides.length - 1; heap >= 0; heap--) {
            strides[heap] = stride;
            stride *= sides[heap];
        }
        this.size = stride;
    }

    long size() {
        return size;
    }

    int digits() {
        return digits;
    }

    /** Returns the difference of the numbers of positions that differ by 1 in a heap. */
    long stride(int heap) {
        return strides[heap];
    }

    /** Returns the weight of the digit at a place from the left. */
    long weight(int at) {
        return weights[at];
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

    /** Returns the size of a heap in the position of a number. */
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

    /** Returns the word of the position of a number, with leading zeros. */
    int[] word(long place) {
        int[] word = new int[digits];
        for (int heap = 0; heap < sides.length; heap++) {
            addDigits(place, heap, Letters.count(base, heap), word);
        }
        return word;
    }
}
