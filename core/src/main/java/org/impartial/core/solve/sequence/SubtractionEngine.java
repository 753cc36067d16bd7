package org.impartial.core.solve.sequence;

import java.util.Arrays;
import org.impartial.core.solve.Effort;

/**
 * Finite subtraction sets: the set of the values seen is one long. Before heap 0 there is padding of the value 63, so that
 * no heap asks whether a number may be taken.
 */
final class SubtractionEngine implements Engine {
    /** The most numbers for which the values, 0 to their number, and the padding fit a long. */
    static final int MOST = 62;

    private static final int NOTHING = 63;
    private static final int CHUNK = 1 << 14;

    private final int[] set;
    private final int padding;
    private final PeriodProof proof;
    private byte[] cells;
    private int length;

    /** The numbers of the set, ascending. */
    SubtractionEngine(int[] set, PeriodProof proof) {
        this.set = set.clone();
        this.padding = set.length == 0 ? 0 : set[set.length - 1];
        this.proof = proof;
        this.cells = new byte[padding + 64];
        Arrays.fill(cells, 0, padding, (byte) NOTHING);
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
        return cells[padding + heap];
    }

    @Override
    public void extend(int heaps, Effort effort) {
        reserve(heaps);
        while (length < heaps) {
            int end = Math.min(heaps, length + CHUNK);
            fill(cells, padding + length, padding + end);
            effort.spend(end - length, (long) (end - length) * set.length);
            length = end;
        }
    }

    private void fill(byte[] g, int from, int to) {
        int[] s = set;
        for (int i = from; i < to; i++) {
            long seen = 0;
            for (int taken : s) {
                seen |= 1L << g[i - taken];
            }
            g[i] = (byte) Long.numberOfTrailingZeros(~seen);
        }
    }

    private void reserve(int heaps) {
        long wanted = (long) heaps + padding;
        if (wanted > cells.length) {
            cells = Arrays.copyOf(cells, Math.toIntExact(Math.max(wanted, Math.min(1L << 30, cells.length * 3L / 2))));
        }
    }

    @Override
    public void adopt(Word values) {
        reserve(values.length());
        while (length < values.length()) {
            cells[padding + length] = (byte) values.at(length);
            length++;
        }
    }

    @Override
    public int repeatsFrom(int shift, int least) {
        return ByteRepetition.start(cells, padding + length, shift, padding + least) - padding;
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }
}
