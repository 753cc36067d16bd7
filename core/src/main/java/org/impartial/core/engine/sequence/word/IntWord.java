package org.impartial.core.engine.sequence.word;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Values of any size in a growing list, with the greatest of them. */
public final class IntWord implements GrowingWord {
    private final IntArrayList values = new IntArrayList(64);
    private int greatest;

    @Override
    public int length() {
        return values.size();
    }

    @Override
    public int at(int heap) {
        return values.getInt(heap);
    }

    /** The array behind the list; the values from {@link #length} on mean nothing. */
    int[] array() {
        return values.elements();
    }

    int greatest() {
        return greatest;
    }

    void reserve(int heaps) {
        values.ensureCapacity(heaps);
    }

    @Override
    public void append(int value) {
        values.add(value);
        greatest = Math.max(greatest, value);
    }
}
