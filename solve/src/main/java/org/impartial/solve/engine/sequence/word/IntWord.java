package org.impartial.solve.engine.sequence.word;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/** Values of any size in a growing list. */
public final class IntWord implements GrowingWord {
    private final IntArrayList values = new IntArrayList(64);

    @Override
    public int length() {
        return values.size();
    }

    @Override
    public int at(int heap) {
        return values.getInt(heap);
    }

    @Override
    public void append(int value) {
        values.add(value);
    }
}
