package org.impartial.solve.engine.sequence.subtraction;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.ChunkedEngine;

/**
 * Finite subtraction sets of very many numbers, value by value: a row of bits has the heaps from which a move leads to a
 * heap of the value. The least heap that is neither in the row nor of a lesser value has the value, and the set, shifted
 * by that heap, joins the row 64 heaps at a time. The work of a heap is the greatest number over 64, whatever the number
 * of members; the shifts by 0 to 63 bits are made once and take one bit each for every heap up to the greatest number.
 */
public final class DenseEngine extends ChunkedEngine {
    /** The least number of members for a word of the row to hold several of them. */
    private static final int LEAST = 64;

    /** The greatest number of bits of a row for each member of the set. */
    private static final int BITS_A_MEMBER = 512;

    private static final int CHUNK = 1 << 15;

    private final int greatest;
    /** The set moved up by 0 to 63 bits. */
    private final long[][] shifted;

    private int[] values = new int[64];

    public DenseEngine(int[] set) {
        super(HeapEngineKind.DENSE, CHUNK);
        this.greatest = set[set.length - 1];
        this.shifted = new long[Long.SIZE][greatest / Long.SIZE + 2];
        for (int shift = 0; shift < Long.SIZE; shift++) {
            for (int taken : set) {
                shifted[shift][(taken + shift) >>> 6] |= 1L << (taken + shift);
            }
        }
    }

    /** Returns whether a set has so many numbers, up to its greatest one, that this engine is the fastest. */
    public static boolean suits(int members, int greatest) {
        return members >= LEAST && (long) members * BITS_A_MEMBER >= greatest;
    }

    @Override
    public int at(int heap) {
        return values[heap];
    }

    @Override
    protected long options() {
        return shifted[0].length;
    }

    @Override
    protected void fill(int end, Meter meter) {
        int first = length();
        int[][] earlier = earlier(first);
        long[] open = new long[(end - first + Long.SIZE - 1) / Long.SIZE];
        Arrays.fill(open, -1L);
        open[open.length - 1] >>>= -(end - first);
        long[] row = new long[open.length];
        int left = end - first;
        for (int value = 0; left > 0; value++) {
            Arrays.fill(row, 0);
            for (int heap : value < earlier.length ? earlier[value] : new int[0]) {
                mark(row, heap - first);
            }
            left -= give(value, first, open, row);
            meter.poll();
        }
    }

    /** Returns the heaps that can be reached from the next ones, by their values. */
    private int[][] earlier(int end) {
        int from = Math.max(0, end - greatest);
        int[] counts = new int[Arrays.stream(values, from, end).max().orElse(-1) + 1];
        for (int heap = from; heap < end; heap++) {
            counts[values[heap]]++;
        }
        int[][] heaps = new int[counts.length][];
        Arrays.setAll(heaps, value -> new int[counts[value]]);
        for (int heap = end - 1; heap >= from; heap--) {
            heaps[values[heap]][--counts[values[heap]]] = heap;
        }
        return heaps;
    }

    /** Gives a value to all open heaps without an option of that value, and returns their number. */
    private int give(int value, int first, long[] open, long[] row) {
        int found = 0;
        for (int word = 0; word < open.length; word++) {
            long free = open[word] & ~row[word];
            while (free != 0) {
                int bit = Long.numberOfTrailingZeros(free);
                int heap = (word << 6) + bit;
                values[first + heap] = value;
                open[word] ^= 1L << bit;
                found++;
                mark(row, heap);
                free &= ~row[word] & (free - 1);
            }
        }
        return found;
    }

    /** Adds the set, shifted by a number of bits that may be negative, to a row. */
    private void mark(long[] row, int shift) {
        long[] set = shifted[shift & (Long.SIZE - 1)];
        int word = shift >> 6;
        int from = Math.max(0, -word);
        int to = Math.min(set.length, row.length - word);
        for (int i = from; i < to; i++) {
            row[word + i] |= set[i];
        }
    }

    @Override
    protected void reserve(int heaps) {
        values = IntArrays.grow(values, heaps);
    }

    @Override
    protected void append(int value) {
        values[length()] = value;
    }
}
