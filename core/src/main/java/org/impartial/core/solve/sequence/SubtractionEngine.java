package org.impartial.core.solve.sequence;

import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.sequence.GrundySequence.EngineKind;

/** Finite subtraction sets: the set of the values seen is one long. */
final class SubtractionEngine implements Engine {
    /** The most numbers for which the values, 0 to their number, fit a long as bits. */
    static final int MOST = 63;

    private static final int CHUNK = 1 << 14;

    private final int numbers;
    private final MaskWindow window;
    private final PeriodProof proof;
    private byte[] values = new byte[64];
    private int length;

    /** The numbers of the set, ascending. */
    SubtractionEngine(int[] set, PeriodProof proof) {
        this.numbers = set.length;
        this.window = new MaskWindow(set);
        this.proof = proof;
    }

    @Override
    public EngineKind kind() {
        return EngineKind.MASK;
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
    public void extend(int heaps, Meter effort) {
        reserve(heaps);
        while (length < heaps) {
            int end = Math.min(heaps, length + CHUNK);
            window.fill(values, length, end);
            int added = end - length;
            length = end;
            effort.spend(added, (long) added * numbers);
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
    public int repeatsFrom(int shift, int least) {
        return ByteRepetition.start(values, length, shift, least);
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }
}
