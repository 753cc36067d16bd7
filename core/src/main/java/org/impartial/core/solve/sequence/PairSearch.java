package org.impartial.core.solve.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Looks for two heaps of a given sum whose codes have a given XOR, eight pairs at a time: the codes a, a + 1, … are read
 * as a long whose bytes are turned around, the codes of the other heaps as they lie. With x the XOR of the two and of
 * the wanted code in every byte, {@code (x − 0x01…01) & ~x & 0x80…80} is not 0 iff a byte of x is. A whole chunk is
 * looked at before the question whether there was one, so that the loop has no branch.
 */
final class PairSearch {
    /** Pairs in the first chunk; every further one is twice as long, up to {@link #LONGEST_CHUNK}. */
    private static final int FIRST_CHUNK = 128;

    private static final int LONGEST_CHUNK = 4096;
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final VarHandle FORWARD =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BACKWARD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private PairSearch() {}

    /**
     * An upper bound of the first part a ≥ {@code from} of a pair (a, sum − a) whose codes have the wanted XOR, or −1 if
     * there is none with a ≤ {@code to}.
     */
    static int find(byte[] cells, int sum, int from, int to, int wanted) {
        int chunk = FIRST_CHUNK;
        int first = from;
        while (first <= to) {
            int end = (int) Math.min(to + 1L, (long) first + chunk);
            if (within(cells, sum, first, end, wanted)) {
                return end - 1;
            }
            first = end;
            chunk = Math.min(2 * chunk, LONGEST_CHUNK);
        }
        return -1;
    }

    private static boolean within(byte[] cells, int sum, int from, int end, int wanted) {
        int whole = from + ((end - from) & -8);
        if (eights(cells, sum - 7, from, whole, wanted * ONES)) {
            return true;
        }
        for (int a = whole; a < end; a++) {
            if (((cells[a] ^ cells[sum - a]) & 0xFF) == wanted) {
                return true;
            }
        }
        return false;
    }

    private static boolean eights(byte[] cells, int partner, int from, int end, long wanted) {
        long zero = 0;
        for (int a = from; a < end; a += 8) {
            long x = (long) BACKWARD.get(cells, a) ^ (long) FORWARD.get(cells, partner - a) ^ wanted;
            zero |= (x - ONES) & ~x;
        }
        return (zero & TOPS) != 0;
    }
}
