package org.impartial.core.engine.sequence.word;

import java.util.Arrays;

/** Values of any size in a growing array. */
public final class IntWord implements GrowingWord {
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private int[] values = new int[64];
    private int length;
    private int greatest;

    @Override
    public int length() {
        return length;
    }

    @Override
    public int at(int heap) {
        return values[heap];
    }

    /** Returns the array itself; the values from {@link #length} on mean nothing. */
    int[] array() {
        return values;
    }

    int greatest() {
        return greatest;
    }

    void reserve(int heaps) {
        if (heaps > values.length) {
            values = Arrays.copyOf(values, (int) Math.max(heaps, Math.min(LONGEST, values.length * 3L / 2)));
        }
    }

    @Override
    public void append(int value) {
        reserve(length + 1);
        values[length++] = value;
        greatest = Math.max(greatest, value);
    }
}
