package org.impartial.solve.engine.sequence.subtraction;

import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.ByteRepetition;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.Word;

/** Fills tables of finite subtraction sets, with the set of the values of the options as the bits of a long. */
public final class SubtractionEngine implements HeapEngine {
    /** The greatest number of members: the values, from 0 to that number, then fit the bits of a long. */
    public static final int MOST = 63;

    private static final int CHUNK = 1 << 14;

    private final int numbers;
    private final MaskWindow window;
    private final PeriodProof proof;
    private byte[] values = new byte[64];
    private int length;

    /** Creates an engine for the numbers of the set, ascending. */
    public SubtractionEngine(int[] set, PeriodProof proof) {
        this.numbers = set.length;
        this.window = new MaskWindow(set);
        this.proof = proof;
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.MASK;
    }

    @Override
    public int length() {
        return length;
    }

    @Override
    public int at(int heap) {
        return values[heap];
    }

    @Override
    public void extend(int heaps, Meter meter) {
        reserve(heaps);
        while (length < heaps) {
            int end = Math.min(heaps, length + CHUNK);
            window.fill(values, length, end);
            int added = end - length;
            length = end;
            meter.spend(added, (long) added * numbers);
        }
    }

    private void reserve(int heaps) {
        if (heaps > values.length) {
            values = Arrays.copyOf(values, Math.max(heaps, (int) Math.min(1L << 30, values.length * 3L / 2)));
        }
    }

    @Override
    public void adopt(Word word) {
        reserve(word.length());
        while (length < word.length()) {
            int value = word.at(length);
            window.append(value);
            values[length++] = (byte) value;
        }
    }

    @Override
    public int nextShift(int shift) {
        return ByteRepetition.nextShift(values, length, shift);
    }

    @Override
    public int repeatsFrom(int shift, int least) {
        return ByteRepetition.start(values, length, shift, least);
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }
}
