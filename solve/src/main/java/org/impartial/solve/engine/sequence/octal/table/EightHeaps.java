package org.impartial.solve.engine.sequence.octal.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The sets of codes of the options of eight consecutive heaps, 0 or 1 for each code; an XOR gives eight options. */
public final class EightHeaps {
    /** The number of heaps. */
    public static final int COUNT = Long.BYTES;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;

    private EightHeaps() {}

    /** Returns the codes of the options with the given parts, for the eight heaps from {@code heap} on. */
    public static byte[] take(byte[] cells, OptionParts offers, int heap) {
        // A new array, since its length is known to the compiler, which then checks no index.
        byte[] seen = new byte[COUNT * HeapTable.CODES];
        int[] offsets = offers.offsets();
        byte[] codes = offers.codes();
        int count = offers.count();
        for (int j = 0; j < count; j++) {
            long options = (long) LONG.get(cells, heap - offsets[j]) ^ (codes[j] & 0xFF) * ONES;
            int first = (int) options;
            int last = (int) (options >>> Integer.SIZE);
            seen[first & 0xFF] = 1;
            seen[(first >>> 8 & 0xFF) + HeapTable.CODES] = 1;
            seen[(first >>> 16 & 0xFF) + 2 * HeapTable.CODES] = 1;
            seen[(first >>> 24) + 3 * HeapTable.CODES] = 1;
            seen[(last & 0xFF) + 4 * HeapTable.CODES] = 1;
            seen[(last >>> 8 & 0xFF) + 5 * HeapTable.CODES] = 1;
            seen[(last >>> 16 & 0xFF) + 6 * HeapTable.CODES] = 1;
            seen[(last >>> 24) + 7 * HeapTable.CODES] = 1;
        }
        return seen;
    }

    /** Returns the least code, at least {@code from}, that no option of the heap of an index has, or {@code CODES}. */
    public static int leastMissing(byte[] seen, int index, int from) {
        int start = index * HeapTable.CODES;
        for (int code = from; code < HeapTable.CODES; code = (code | 7) + 1) {
            long word = (long) LONG.get(seen, start + (code & -8));
            long free = ~word & ONES & -1L << ((code & 7) * Byte.SIZE);
            if (free != 0) {
                return (code & -8) + Long.numberOfTrailingZeros(free) / Byte.SIZE;
            }
        }
        return HeapTable.CODES;
    }
}
