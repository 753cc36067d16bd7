package org.impartial.core.nim;

/** The linear maps of the 64-bit field, of 16 KB each, built on first use. */
final class FieldMaps {
    private FieldMaps() {}

    /** The square. */
    static final class Square {
        static final long[] TABLE = LinearMap.table(a -> NimField.product(a, a));

        private Square() {}
    }

    /** The product with 2^63, half the Fermat power 2^64. */
    static final class Half {
        static final long[] TABLE = LinearMap.table(a -> NimField.product(a, Long.MIN_VALUE));

        private Half() {}
    }

    /** The square root, which is the power 2^63, because a^(2^64) = a. */
    static final class SquareRoot {
        static final long[] TABLE = LinearMap.table(SquareRoot::root);

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
        static final long[] TABLE = LinearMap.table(QuadraticRoot::root);

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
