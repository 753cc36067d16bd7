package org.impartial.solve.engine.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/** Work on a range of integers slice by slice: on the calling thread, or on all threads. */
enum Slices {
    /** One slice after the other. Cells of arrays are accessed plainly, so that several cache misses can overlap. */
    ONE_THREAD,
    /** Many slices at once, in the common pool. Cells of arrays are changed atomically. */
    ALL_THREADS;

    private static final VarHandle CELLS = MethodHandles.arrayElementVarHandle(int[].class);
    private static final int SLICE = 1 << 12;
    /** The number of integers after which the calling thread calls the meter, which may stop the work. */
    private static final int ROUND = 1 << 20;

    /** The work on the integers from {@code from} to {@code to} − 1. */
    @FunctionalInterface
    interface Slice {
        void run(int from, int to);
    }

    /** Runs the work for 0 to n − 1. */
    void run(int n, Meter meter, Slice work) {
        run(0, n, meter, work);
    }

    /** Runs the work for {@code from} to {@code to} − 1. */
    void run(int from, int to, Meter meter, Slice work) {
        int start = from;
        while (start < to) {
            int length = Math.min(to - start, ROUND);
            round(start, length, work);
            meter.spend(0, length);
            start += length;
        }
    }

    private void round(int from, int length, Slice work) {
        if (this == ONE_THREAD || length <= SLICE) {
            work.run(from, from + length);
            return;
        }
        IntStream.range(0, (length + SLICE - 1) / SLICE)
                .parallel()
                .forEach(i -> work.run(from + i * SLICE, from + Math.min(length, (i + 1) * SLICE)));
    }

    /** Adds to a cell and returns its previous value. */
    int add(int[] cells, int index, int delta) {
        if (this == ALL_THREADS) {
            return (int) CELLS.getAndAdd(cells, index, delta);
        }
        int before = cells[index];
        cells[index] = before + delta;
        return before;
    }

    /**
     * Replaces a negative value in a cell by a value of 0 or more; returns false if the cell does not, or no longer,
     * hold a negative value.
     */
    boolean claim(int[] cells, int index, int value) {
        if (this == ONE_THREAD) {
            boolean free = cells[index] < 0;
            if (free) {
                cells[index] = value;
            }
            return free;
        }
        int before = cells[index];
        while (before < 0) {
            int met = (int) CELLS.compareAndExchange(cells, index, before, value);
            if (met == before) {
                return true;
            }
            before = met;
        }
        return false;
    }
}
