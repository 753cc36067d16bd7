package org.impartial.discover.learn;

import java.util.Arrays;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.numeration.Numeration;

/** A box of positions, numbered so that positions with smaller heaps come first. */
final class Box {
    private final long[] sides;
    private final int base;
    private final int digits;
    private final long[] strides;
    private final long[] weights;
    private final long size;
    private final DigitTable[] tables;

    /** Creates a box from the number of sizes of each heap and the length of its words. */
    Box(Numeration numeration, long[] sides, int digits) {
        this.sides = sides;
        this.base = numeration.base();
        this.digits = digits;
        this.strides = new long[sides.length];
        this.weights = new long[digits];
        for (int i = 0; i < digits; i++) {
            weights[i] = numeration.weight(digits - 1 - i).longValueExact();
        }
        this.tables = new DigitTable[sides.length];
        long stride = 1;
        for (int heap = sides.length - 1; heap >= 0; heap--) {
            strides[heap] = stride;
            stride *= sides[heap];
            tables[heap] = new DigitTable(weights, sides[heap]);
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
        tables[heap].add(heap(place, heap), factor, word);
    }

    /** Returns the word of the position of a number, with leading zeros. */
    int[] word(long place) {
        int[] word = new int[digits];
        for (int heap = 0, factor = 1; heap < sides.length; heap++, factor *= base) {
            addDigits(place, heap, factor, word);
        }
        return word;
    }

    /** Tests successive positions by an automaton; fast while only the last heap changes. */
    final class Reader {
        private final Automaton automaton;
        private final boolean[] live;
        private final int[] row = new int[digits];
        private final int[] word = new int[digits];
        private final int last = sides.length - 1;
        private final int factor;
        private long of = -1;

        Reader(Automaton automaton) {
            this.automaton = automaton;
            this.live = automaton.live();
            int all = 1;
            for (int heap = 0; heap < last; heap++) {
                all *= base;
            }
            this.factor = all;
        }

        boolean accepts(long place) {
            long now = place / sides[last];
            if (now != of) {
                of = now;
                Arrays.fill(row, 0);
                for (int heap = 0, weight = 1; heap < last; heap++, weight *= base) {
                    addDigits(place, heap, weight, row);
                }
            }
            System.arraycopy(row, 0, word, 0, digits);
            tables[last].add(place - now * sides[last], factor, word);
            int state = 0;
            for (int letter : word) {
                state = automaton.next(state, letter);
                if (!live[state]) {
                    return false;
                }
            }
            return automaton.accepting(state);
        }
    }
}
