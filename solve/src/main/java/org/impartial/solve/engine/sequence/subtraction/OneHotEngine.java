package org.impartial.solve.engine.sequence.subtraction;

import it.unimi.dsi.fastutil.bytes.ByteArrays;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.word.ByteRepetition;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.engine.sequence.word.Word;
import org.jspecify.annotations.Nullable;

/**
 * Finite subtraction sets of numbers from 8 on, eight heaps at a time: a heap of value v is the byte 2^v, so that the
 * OR of the bytes of its options is the set m of their values, and its own byte is the lowest zero of m, {@code ~m & (m
 * + 1)}, in all eight bytes at once. From the first heap with a value above 7 on, another engine continues.
 *
 * <p>A word that overlaps the two words before it must not be read from memory, since the read would stall until both
 * are written; so the options for the numbers below 16, at most two, are taken from registers.
 */
public final class OneHotEngine implements HeapEngine {
    /** The least number for which eight consecutive heaps do not depend on each other. */
    public static final int LEAST = 8;

    private static final int CHUNK = 1 << 15;
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final VarHandle EIGHT = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The greatest count of numbers below 16, whose options are taken from registers. */
    private static final int NEAREST = 2;

    private final int[] set;

    /** The first and the last of the nearest numbers, and the others; without a number below 16 the first two are 0. */
    private final int first;

    private final int second;
    private final int[] others;
    private final int padding;
    private byte[] cells;
    private int length;
    private @Nullable HeapEngine greater;

    public OneHotEngine(int[] set) {
        int nearest =
                (int) Arrays.stream(set).limit(NEAREST).filter(n -> n < 16).count();
        this.set = set.clone();
        this.first = nearest == 0 ? 0 : set[0];
        this.second = nearest == 0 ? 0 : set[nearest - 1];
        this.others = Arrays.copyOfRange(set, nearest, set.length);
        this.padding = Math.max(16, set[set.length - 1]);
        this.cells = new byte[padding + 64];
    }

    @Override
    public HeapEngineKind kind() {
        return greater == null ? HeapEngineKind.ONE_HOT : greater.kind();
    }

    @Override
    public int length() {
        return greater == null ? length : greater.length();
    }

    @Override
    public int at(int heap) {
        return greater == null ? Integer.numberOfTrailingZeros(cells[padding + heap]) : greater.at(heap);
    }

    @Override
    public int nextShift(int shift) {
        return greater == null ? ByteRepetition.nextShift(cells, padding + length, shift) : greater.nextShift(shift);
    }

    @Override
    public int repeatsFrom(int shift, int least) {
        return greater == null
                ? ByteRepetition.start(cells, padding + length, shift, padding + least) - padding
                : greater.repeatsFrom(shift, least);
    }

    @Override
    public void extend(int heaps, Meter meter) {
        reserve(heaps);
        while (greater == null && length < heaps) {
            int goal = Math.min(heaps, length + CHUNK);
            int end = fill(cells, padding + length, padding + goal) - padding;
            meter.spend(Math.min(end, goal) - length, (long) (end - length) * set.length);
            length = Math.min(end, goal);
            if (length < goal) {
                goOn();
            }
        }
        if (greater != null) {
            greater.extend(heaps, meter);
        }
    }

    /** Fills eight heaps at a time, possibly beyond the end, until one has no value below 8; returns the end. */
    private int fill(byte[] hot, int from, int to) {
        int[] far = others;
        long near = first == 0 ? 0 : -1;
        int left = 8 * first;
        int left2 = 8 * second;
        long last = (long) EIGHT.get(hot, from - 8);
        long before = (long) EIGHT.get(hot, from - 16);
        for (int i = from; i < to; i += 8) {
            // A shift count is taken modulo 64, and the right shifts are one less because of the shift before them.
            long rest = before >>> 1;
            long seen = (last << left | rest >>> ~left | last << left2 | rest >>> ~left2) & near;
            for (int taken : far) {
                seen |= (long) EIGHT.get(hot, i - taken);
            }
            long free = ~seen;
            if (((free - ONES) & ~free & TOPS) != 0) {
                return i;
            }
            before = last;
            last = free & (seen + ONES);
            EIGHT.set(hot, i, last);
        }
        return to;
    }

    private void goOn() {
        HeapEngine next = new SubtractionEngine(set);
        next.adopt(this);
        greater = next;
    }

    private void reserve(int heaps) {
        cells = ByteArrays.grow(cells, Math.toIntExact((long) heaps + padding + 8));
    }

    @Override
    public void adopt(Word values) {
        reserve(values.length());
        while (greater == null && length < values.length()) {
            int value = values.at(length);
            if (value >= Byte.SIZE) {
                goOn();
            } else {
                cells[padding + length++] = (byte) (1 << value);
            }
        }
        if (greater != null) {
            greater.adopt(values);
        }
    }
}
