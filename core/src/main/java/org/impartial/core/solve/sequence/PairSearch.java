package org.impartial.core.solve.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Looks for two heaps of a given sum whose codes have a given XOR, eight pairs at a time: the codes a, a + 1, … are read
 * as a long whose bytes are turned around, the codes of the other heaps as they lie. With x the XOR of the two and of
 * the wanted code in every byte, {@code (x − 0x01…01) & ~x & 0x80…80} is not 0 iff a byte of x is. A whole chunk is
 * looked at before the question whether there was one, so that the loop has no branch.
 */
final class PairSearch {
    /** Pairs in the first chunk; every further one is twice as long, up to {@link #LONGEST_CHUNK}. */
    private static final int FIRST_CHUNK = 64;

    private static final int LONGEST_CHUNK = 1024;
    private static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final VarHandle FORWARD =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BACKWARD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private PairSearch() {}

    /**
     * The first part a ≥ {@code from} of a pair (a, sum − a) whose codes have the wanted XOR, or −1 if there is none with
     * a ≤ {@code to}.
     */
    static int find(byte[] cells, int sum, int from, int to, int wanted) {
        return find(cells, null, sum, from, to, wanted);
    }

    /** The same for values whose second bytes are in {@code high}, if that is not null. */
    static int find(byte[] cells, byte @Nullable [] high, int sum, int from, int to, int wanted) {
        int chunk = FIRST_CHUNK;
        int first = from;
        while (first <= to) {
            int end = (int) Math.min(to + 1L, (long) first + chunk);
            int hit = within(cells, high, sum, first, end, wanted);
            if (hit >= 0) {
                return hit;
            }
            first = end;
            chunk = Math.min(2 * chunk, LONGEST_CHUNK);
        }
        return -1;
    }

    private static int within(byte[] cells, byte @Nullable [] high, int sum, int from, int end, int wanted) {
        int whole = from + ((end - from) & -8);
        boolean hit = high == null
                ? eights(cells, sum - 7, from, whole, (wanted & 0xFF) * ONES)
                : eights(cells, high, sum - 7, from, whole, (wanted & 0xFF) * ONES, (wanted >>> 8) * ONES);
        for (int a = hit ? from : whole; a < end; a++) {
            int low = (cells[a] ^ cells[sum - a]) & 0xFF;
            if (low == (wanted & 0xFF) && (high == null || ((high[a] ^ high[sum - a]) & 0xFF) == wanted >>> 8)) {
                return a;
            }
        }
        return -1;
    }

    private static boolean eights(byte[] cells, int partner, int from, int end, long wanted) {
        long zero = 0;
        for (int a = from; a < end; a += 8) {
            long x = (long) BACKWARD.get(cells, a) ^ (long) FORWARD.get(cells, partner - a) ^ wanted;
            zero |= (x - ONES) & ~x;
        }
        return (zero & TOPS) != 0;
    }

    private static boolean eights(byte[] low, byte[] high, int partner, int from, int end, long lows, long highs) {
        long zero = 0;
        for (int a = from; a < end; a += 8) {
            long x = ((long) BACKWARD.get(low, a) ^ (long) FORWARD.get(low, partner - a) ^ lows)
                    | ((long) BACKWARD.get(high, a) ^ (long) FORWARD.get(high, partner - a) ^ highs);
            zero |= (x - ONES) & ~x;
        }
        return (zero & TOPS) != 0;
    }
}
