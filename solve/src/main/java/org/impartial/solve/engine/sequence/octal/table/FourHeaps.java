package org.impartial.solve.engine.sequence.octal.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** The codes of the options of four consecutive heaps where all codes are below 64, so that a set of codes is a long. */
public final class FourHeaps {
    /** The number of heaps. */
    public static final int COUNT = Integer.BYTES;

    /** The number of codes that a set can hold. */
    public static final int CODES = Long.SIZE;

    private static final VarHandle FOUR = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final int EACH = 0x01010101;

    private FourHeaps() {}

    /** Stores the codes of the options of the four heaps from a heap on in {@code taken}; offsets are 4 or more. */
    public static void take(byte[] cells, int heap, OptionParts offers, long[] taken) {
        int[] offsets = offers.offsets();
        byte[] codes = offers.codes();
        int count = offers.count();
        long first = 0;
        long second = 0;
        long third = 0;
        long fourth = 0;
        for (int j = 0; j < count; j++) {
            int options = (int) FOUR.get(cells, heap - offsets[j]) ^ codes[j] * EACH;
            first |= 1L << options;
            second |= 1L << (options >>> 8);
            third |= 1L << (options >>> 16);
            fourth |= 1L << (options >>> 24);
        }
        taken[0] = first;
        taken[1] = second;
        taken[2] = third;
        taken[3] = fourth;
    }

    /** Returns the codes of the options of one heap with the given parts. */
    public static long takeOne(byte[] cells, int heap, OptionParts offers) {
        int[] offsets = offers.offsets();
        byte[] codes = offers.codes();
        int count = offers.count();
        long taken = 0;
        for (int j = 0; j < count; j++) {
            taken |= 1L << (cells[heap - offsets[j]] ^ codes[j]);
        }
        return taken;
    }

    /** Returns the codes of the heaps that lie the given numbers of beans below a heap. */
    public static long singles(byte[] cells, int heap, int[] removals) {
        long taken = 0;
        for (int removed : removals) {
            taken |= 1L << cells[heap - removed];
        }
        return taken;
    }
}
