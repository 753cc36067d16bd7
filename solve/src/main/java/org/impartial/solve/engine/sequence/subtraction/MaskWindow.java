package org.impartial.solve.engine.sequence.subtraction;

import java.util.Arrays;

/**
 * The last heaps of a finite subtraction set as bits: a heap of value v is the long 2^v, so that the OR of the options
 * is the set m of their values, and the heap itself is the lowest zero of m, {@code ~m & (m + 1)}. So the chain from a
 * heap to the next needs no shift, and heap − 1 stays in a register. The four or eight least numbers are processed heap
 * by heap; before that, the greater ones are processed four at a time, for a block of heaps so short that none is an
 * option of another by these numbers. All loops have a fixed number of iterations in local variables, so that the
 * compiler checks no index inside them.
 *
 * <p>The window has the heaps for numbers below {@link #CHUNK} only; for greater numbers the values themselves are
 * read.
 */
final class MaskWindow {
    /** The number of heaps added before the window is moved. */
    private static final int CHUNK = 1 << 11;

    /**
     * The numbers from 2 on below {@link #CHUNK}, padded to a multiple of four by 0, the heap itself, without a bit.
     */
    private final int[] near;

    private final int[] far;

    /** All bits if 1 may be taken, otherwise none. */
    private final long one;

    /** The number of near numbers processed heap by heap, 4 or 8. */
    private final int first;

    private final int block;
    private final int padding;
    private final long[] hot;

    /** The index of the next heap, from which on the window is empty. */
    private int next;

    MaskWindow(int[] set) {
        int[] below = Arrays.stream(set).filter(n -> n > 1 && n < CHUNK).toArray();
        this.far = Arrays.stream(set).filter(n -> n >= CHUNK).toArray();
        this.one = set.length > 0 && set[0] == 1 ? -1 : 0;
        this.first = below.length <= 4 ? 4 : 8;
        this.near = Arrays.copyOf(below, Math.max(first, (below.length + 3) / 4 * 4));
        this.block = below.length > first ? near[first] : CHUNK;
        this.padding = below.length == 0 ? 1 : below[below.length - 1];
        this.hot = new long[padding + CHUNK];
        this.next = padding;
    }

    /** Computes the values of the next heaps, {@code from} to {@code to − 1}. */
    void fill(byte[] values, int from, int to) {
        for (int heap = from; heap < to; ) {
            int start = room();
            int count = Math.min(to - heap, hot.length - start);
            for (int taken : far) {
                gather(values, heap, start, count, taken);
            }
            next = start + count;
            for (int begin = start; begin < next; begin += block) {
                settle(begin, Math.min(next, begin + block));
            }
            for (int i = 0; i < count; i++) {
                values[heap + i] = (byte) Long.numberOfTrailingZeros(hot[start + i]);
            }
            heap += count;
        }
    }

    /** Adds the next heap, whose value is known. */
    void append(int value) {
        hot[room()] = 1L << value;
        next++;
    }

    private int room() {
        if (next == hot.length) {
            System.arraycopy(hot, next - padding, hot, 0, padding);
            Arrays.fill(hot, padding, next, 0);
            next = padding;
        }
        return next;
    }

    private void gather(byte[] values, int heap, int start, int count, int taken) {
        for (int i = Math.max(0, taken - heap); i < count; i++) {
            hot[start + i] |= 1L << values[heap + i - taken];
        }
    }

    private void settle(int from, int to) {
        for (int group = first; group < near.length; group += 4) {
            gather(hot, from, to, near, group);
        }
        if (first == 4) {
            settleFour(hot, from, to, near, one);
        } else {
            settleEight(hot, from, to, near, one);
        }
    }

    private static void gather(long[] hot, int from, int to, int[] near, int group) {
        int a = near[group];
        int b = near[group + 1];
        int c = near[group + 2];
        int d = near[group + 3];
        for (int i = from; i < to; i++) {
            hot[i] |= hot[i - a] | hot[i - b] | hot[i - c] | hot[i - d];
        }
    }

    private static void settleFour(long[] hot, int from, int to, int[] near, long one) {
        int a = near[0];
        int b = near[1];
        int c = near[2];
        int d = near[3];
        long last = hot[from - 1];
        for (int i = from; i < to; i++) {
            long seen = hot[i] | hot[i - a] | hot[i - b] | hot[i - c] | hot[i - d] | (last & one);
            last = ~seen & (seen + 1);
            hot[i] = last;
        }
    }

    private static void settleEight(long[] hot, int from, int to, int[] near, long one) {
        int a = near[0];
        int b = near[1];
        int c = near[2];
        int d = near[3];
        int e = near[4];
        int f = near[5];
        int g = near[6];
        int h = near[7];
        long last = hot[from - 1];
        for (int i = from; i < to; i++) {
            long four = hot[i - a] | hot[i - b] | hot[i - c] | hot[i - d];
            long seen = hot[i] | four | hot[i - e] | hot[i - f] | hot[i - g] | hot[i - h] | (last & one);
            last = ~seen & (seen + 1);
            hot[i] = last;
        }
    }
}
