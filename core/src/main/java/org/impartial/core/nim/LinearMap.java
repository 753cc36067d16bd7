package org.impartial.core.nim;

import java.util.function.LongUnaryOperator;

/** Linear maps of 64-bit nimbers, as eight tables of 256 images in one array of 16 KB. */
final class LinearMap {
    private LinearMap() {}

    /**
     * Returns the table of a map.
     *
     * @param map a map with map(a ^ b) = map(a) ^ map(b); evaluated only at the 64 powers of two
     */
    static long[] table(LongUnaryOperator map) {
        long[] table = new long[8 * 256];
        for (int bit = 0; bit < Long.SIZE; bit++) {
            addImage(table, bit, map.applyAsLong(1L << bit));
        }
        return table;
    }

    /**
     * Sets the images of the bytes whose highest bit is the given one; the images of lesser bytes must be set already.
     */
    private static void addImage(long[] table, int bit, long image) {
        int start = bit / 8 * 256;
        int top = 1 << bit % 8;
        for (int rest = 0; rest < top; rest++) {
            table[start + top + rest] = table[start + rest] ^ image;
        }
    }

    /** Returns the image of a nimber under the map of a table. */
    static long apply(long[] table, long a) {
        int low = (int) a;
        int high = (int) (a >>> 32);
        return table[low & 0xFF]
                ^ table[0x100 + (low >>> 8 & 0xFF)]
                ^ table[0x200 + (low >>> 16 & 0xFF)]
                ^ table[0x300 + (low >>> 24)]
                ^ table[0x400 + (high & 0xFF)]
                ^ table[0x500 + (high >>> 8 & 0xFF)]
                ^ table[0x600 + (high >>> 16 & 0xFF)]
                ^ table[0x700 + (high >>> 24)];
    }
}
