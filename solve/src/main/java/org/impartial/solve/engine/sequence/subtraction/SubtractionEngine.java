package org.impartial.solve.engine.sequence.subtraction;

import it.unimi.dsi.fastutil.bytes.ByteArrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.ByteRepetition;
import org.impartial.solve.engine.sequence.word.ChunkedEngine;

/** Fills tables of finite subtraction sets, with the set of the values of the options as the bits of a long. */
public final class SubtractionEngine extends ChunkedEngine {
    /** The greatest number of members: the values, from 0 to that number, then fit the bits of a long. */
    public static final int MOST = 63;

    private static final int CHUNK = 1 << 14;

    private final int numbers;
    private final MaskWindow window;
    private byte[] values = new byte[64];

    public SubtractionEngine(int[] set) {
        super(HeapEngineKind.MASK, CHUNK);
        this.numbers = set.length;
        this.window = new MaskWindow(set);
    }

    @Override
    public int at(int heap) {
        return values[heap];
    }

    @Override
    protected void fill(int end, Meter meter) {
        window.fill(values, length(), end);
    }

    @Override
    protected long options() {
        return numbers;
    }

    @Override
    protected void reserve(int heaps) {
        values = ByteArrays.grow(values, heaps);
    }

    @Override
    protected void append(int value) {
        window.append(value);
        values[length()] = (byte) value;
    }

    @Override
    public int nextShift(int shift) {
        return ByteRepetition.nextShift(values, length(), shift);
    }

    @Override
    public int repeatsFrom(int shift, int least) {
        return ByteRepetition.start(values, length(), shift, least);
    }
}
