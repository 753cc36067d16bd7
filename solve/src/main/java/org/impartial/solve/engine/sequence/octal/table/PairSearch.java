package org.impartial.solve.engine.sequence.octal.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Searches for two heaps of a given sum whose codes have a given XOR, a long of codes at a time. The first heaps are
 * also kept in reverse order, so that the codes of a and of sum − a are two streams in the same direction. With x the
 * XOR of the two and of the wanted code in every lane, {@code (x − 0x01…01) & ~x & 0x80…80} is not 0 iff a lane of x
 * is. A whole chunk is examined before the result is tested, so that the loop has no branch and can be vectorised.
 */
public final class PairSearch {
    /** The number of pairs in the first chunk; each further one is twice as long, up to {@link #LONGEST_CHUNK}. */
    private static final int FIRST_CHUNK = 256;

    private static final int LONGEST_CHUNK = 1024;
    private static final VarHandle FORWARD =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle BACKWARD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private final int bytes;
    private final int lanes;
    private final long ones;
    private final long tops;
    private byte[] turned = {};

    /** Creates a search for codes of one byte, or of two, the lower one first. */
    public PairSearch(int bytes) {
        this.bytes = bytes;
        this.lanes = Long.BYTES / bytes;
        this.ones = bytes == 1 ? 0x0101010101010101L : 0x0001000100010001L;
        this.tops = ones << (Byte.SIZE * bytes - 1);
    }

    /** Copies the first codes in reverse order; required before codes of two bytes are searched there. */
    public void cover(byte[] codes, int heaps) {
        int known = turned.length / bytes;
        if (heaps > known) {
            byte[] longer = new byte[heaps * bytes];
            System.arraycopy(turned, 0, longer, longer.length - turned.length, turned.length);
            for (int heap = known; heap < heaps; heap++) {
                for (int i = 0; i < bytes; i++) {
                    longer[longer.length - (heap + 1) * bytes + i] = codes[heap * bytes + i];
                }
            }
            turned = longer;
        }
    }

    /**
     * Marks the XOR of each covered pair (a, sum − a) in {@code seen}, whose length is a power of 2 above all codes.
     */
    public void take(byte[] codes, int sum, int from, int to, byte[] seen) {
        int whole = from + Math.max(0, (to + 1 - from) & -lanes);
        int at = (sum - whole + 1) * bytes;
        int count = (whole - from) * bytes;
        if (bytes == 1) {
            takeBytes(codes, at, turned, turned.length - whole, count, seen);
        } else {
            takeShorts(codes, at, turned, turned.length - 2 * whole, count, seen);
        }
        for (int a = whole; a <= to; a++) {
            seen[code(codes, a) ^ code(codes, sum - a)] = 1;
        }
    }

    private static void takeBytes(byte[] codes, int at, byte[] turned, int from, int count, byte[] seen) {
        int mask = seen.length - 1;
        for (int i = 0; i < count; i += Long.BYTES) {
            long x = (long) FORWARD.get(codes, at + i) ^ (long) FORWARD.get(turned, from + i);
            int low = (int) x;
            int high = (int) (x >>> 32);
            seen[low & mask] = 1;
            seen[low >>> 8 & mask] = 1;
            seen[low >>> 16 & mask] = 1;
            seen[low >>> 24 & mask] = 1;
            seen[high & mask] = 1;
            seen[high >>> 8 & mask] = 1;
            seen[high >>> 16 & mask] = 1;
            seen[high >>> 24 & mask] = 1;
        }
    }

    private static void takeShorts(byte[] codes, int at, byte[] turned, int from, int count, byte[] seen) {
        int mask = seen.length - 1;
        for (int i = 0; i < count; i += Long.BYTES) {
            long x = (long) FORWARD.get(codes, at + i) ^ (long) FORWARD.get(turned, from + i);
            int low = (int) x;
            int high = (int) (x >>> 32);
            seen[low & mask] = 1;
            seen[low >>> 16 & mask] = 1;
            seen[high & mask] = 1;
            seen[high >>> 16 & mask] = 1;
        }
    }

    /**
     * Returns the first part a from {@code from} to {@code to} of a pair (a, sum − a) with the XOR wanted; −1 if none.
     */
    public int find(byte[] codes, int sum, int from, int to, int wanted) {
        int chunk = FIRST_CHUNK;
        int first = from;
        while (first <= to) {
            int end = (int) Math.min(to + 1L, (long) first + chunk);
            int whole = first + ((end - first) & -lanes);
            if (has(codes, sum, first, whole, wanted)) {
                return first(codes, sum, first, whole, wanted);
            }
            int hit = oneByOne(codes, sum, whole, end, wanted);
            if (hit >= 0) {
                return hit;
            }
            first = end;
            chunk = Math.min(2 * chunk, LONGEST_CHUNK);
        }
        return -1;
    }

    /** Returns whether some pair of a range, whose length is a multiple of the lanes, has the wanted XOR. */
    private boolean has(byte[] codes, int sum, int from, int end, int wanted) {
        long everywhere = wanted * ones;
        if (bytes == 1 && end > turned.length) {
            return (zeros(codes, sum - 7, from, end, everywhere) & tops) != 0;
        }
        int count = (end - from) * bytes;
        return (zeros(codes, (sum - end + 1) * bytes, turned, turned.length - end * bytes, count, everywhere, ones)
                        & tops)
                != 0;
    }

    /** Returns the first pair with the XOR wanted of a range that has one; the loops of {@link #has} are slow here. */
    private int first(byte[] codes, int sum, int from, int end, int wanted) {
        long everywhere = wanted * ones;
        for (int a = from; a < end; a += lanes) {
            long near = end > turned.length / bytes
                    ? (long) BACKWARD.get(codes, a)
                    : (long) FORWARD.get(turned, turned.length - (a + lanes) * bytes);
            long x = near ^ (long) FORWARD.get(codes, (sum - a - lanes + 1) * bytes) ^ everywhere;
            if (((x - ones) & ~x & tops) != 0) {
                return oneByOne(codes, sum, a, a + lanes, wanted);
            }
        }
        throw new IllegalStateException("a pair with the sum " + sum + " was changed during the search");
    }

    private int oneByOne(byte[] codes, int sum, int from, int end, int wanted) {
        for (int a = from; a < end; a++) {
            if ((code(codes, a) ^ code(codes, sum - a)) == wanted) {
                return a;
            }
        }
        return -1;
    }

    private int code(byte[] codes, int heap) {
        return bytes == 1 ? codes[heap] & 0xFF : (codes[2 * heap] & 0xFF) | (codes[2 * heap + 1] & 0xFF) << 8;
    }

    private static long zeros(byte[] codes, int at, byte[] turned, int from, int count, long wanted, long ones) {
        long zeros = 0;
        for (int i = 0; i < count; i += Long.BYTES) {
            long x = (long) FORWARD.get(codes, at + i) ^ (long) FORWARD.get(turned, from + i) ^ wanted;
            zeros |= (x - ones) & ~x;
        }
        return zeros;
    }

    /** Returns the same for first parts that are not covered. */
    private long zeros(byte[] codes, int partner, int from, int end, long wanted) {
        long zeros = 0;
        for (int a = from; a < end; a += Long.BYTES) {
            long x = (long) BACKWARD.get(codes, a) ^ (long) FORWARD.get(codes, partner - a) ^ wanted;
            zeros |= (x - ones) & ~x;
        }
        return zeros;
    }
}
