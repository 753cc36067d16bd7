package org.impartial.core.nim;

import java.util.function.LongUnaryOperator;

/** Linear maps of 64-bit nimbers, as eight tables of 256 images in one array of 16 KB, built on first use. */
final class LinearMap {
    private LinearMap() {}

    /** Returns the table of a linear map, which is evaluated only at the 64 powers of two. */
    static long[] table(LongUnaryOperator map) {
        long[] table = new long[8 * 256];
        for (int bit = 0; bit < Long.SIZE; bit++) {
            addImage(table, bit, map.applyAsLong(1L << bit));
        }
        return table;
    }

    /** Sets the images of the bytes whose highest bit is the given one, after those of lesser bytes. */
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

    /** The square. */
    static final class Square {
        static final long[] TABLE = table(a -> NimField.product(a, a));

        private Square() {}
    }

    /** The square root, which is the power 2^63, because a^(2^64) = a. */
    static final class SquareRoot {
        static final long[] TABLE = table(SquareRoot::root);

        private SquareRoot() {}

        private static long root(long a) {
            long power = a;
            for (int i = 0; i < 63; i++) {
                power = NimField.square(power);
            }
            return power;
        }
    }

    /** The even root of x² + x = a for those a below 2^63 that have one. */
    static final class QuadraticRoot {
        static final long[] TABLE = table(QuadraticRoot::root);

        private QuadraticRoot() {}

        /**
         * D(x) = x² + x is linear and D(2^j) has 2^(j-1) as its highest bit, so that the highest bit of the remainder
         * of a determines the next bit of x. By induction on the field: for x = u + vF, u, v < F, F ⊗ F = F + F/2, D(x)
         * = D(u) + v² ⊗ F/2 + D(v)F. For v > 1 the highest bit is that of D(v)F; D(F + u) has the bit F/2, which D(u)
         * does not have.
         */
        private static long root(long a) {
            long rest = a & Long.MAX_VALUE;
            long root = 0;
            while (rest != 0) {
                long bit = Long.highestOneBit(rest) << 1;
                root ^= bit;
                rest ^= NimField.square(bit) ^ bit;
            }
            return root;
        }
    }
}
