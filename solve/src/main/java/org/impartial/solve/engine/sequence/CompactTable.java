package org.impartial.solve.engine.sequence;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.solve.theory.Period;
import org.jspecify.annotations.Nullable;

/** An array supplied by the caller, whose elements hold values up to {@code greatest} only. */
record CompactTable(Object array, int length, int greatest, String wider, TableCells cells) {
    private static final int PIECE = 1 << 12;

    static CompactTable of(byte[] table) {
        return new CompactTable(
                table,
                table.length,
                Byte.MAX_VALUE,
                "a byte; fill an int[] instead",
                (index, value) -> table[index] = (byte) value);
    }

    static CompactTable of(int[] table) {
        return new CompactTable(
                table,
                table.length,
                Integer.MAX_VALUE,
                "an int; call values(from, to), which returns longs",
                (index, value) -> table[index] = (int) value);
    }

    /** Fills the array with the known values from a heap on. */
    void fill(KnownValues known, long from, @Nullable Period period) {
        Period repeating = period == null || period.saltus() != 0 ? null : period;
        int first = repeating == null ? length : PeriodicCopies.firstCopy(repeating, from, length);
        for (long start = 0; start < first; start += PIECE) {
            take(known, from, (int) start, (int) Math.min(first, start + PIECE));
        }
        if (repeating != null) {
            PeriodicCopies.repeatOn(repeating, array, length, first);
        }
    }

    /** Sets the elements between two indices from values computed as longs, which a saltus cannot overflow. */
    private void take(KnownValues known, long from, int start, int end) {
        long[] values = known.values(from + start, from + end);
        for (int i = 0; i < values.length; i++) {
            if (values[i] > greatest) {
                throw new BeyondRangeException("the value G(" + (from + start + i) + ") = " + values[i] + " of "
                        + known.game.name() + " does not fit " + wider);
            }
            cells.put(start + i, values[i]);
        }
    }

    /** The elements of an array of any type. */
    interface TableCells {
        void put(int index, long value);
    }
}
