package org.impartial.sweep.plane;

/** Operations on rows of bits, 64 in a word. */
final class BitRows {
    /** Returns the first bit from an index on that is not set, perhaps the one after the last word. */
    static int free(long[] row, int from) {
        for (int at = from >> 6; at < row.length; at++) {
            long word = ~row[at] & (at == from >> 6 ? -1L << from : -1L);
            if (word != 0) {
                return (at << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return row.length << 6;
    }

    /** Adds a row, moved up by a number of bits, to another. */
    static void or(long[] row, long[] added, int shift) {
        int word = shift >> 6;
        for (int i = word; i < row.length; i++) {
            row[i] |= added[i - word] << shift;
        }
        for (int i = word + 1; (shift & (Long.SIZE - 1)) != 0 && i < row.length; i++) {
            row[i] |= added[i - word - 1] >>> -shift;
        }
    }

    /** Repeats each bit at every multiple of a step after it. */
    static void repeat(long[] row, int step) {
        for (int shift = step; shift > 0 && shift < row.length * Long.SIZE; shift *= 2) {
            or(row, row.clone(), shift);
        }
    }
}
