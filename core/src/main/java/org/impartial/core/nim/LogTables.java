package org.impartial.core.nim;

/**
 * Logarithms and antilogarithms of the field of 2^16 nimbers, to a base g with g³ = 2^15, so that the factor 2^15 of
 * Karatsuba's method is a shift of the logarithm by 3. Of the 256 KB of logarithms and 1 MB of antilogarithms, built on
 * first use, products of nimbers other than 0 read the first 256 KB of antilogarithms, and products with 0 the next.
 */
final class LogTables {
    /** The number of nimbers below 2^16 other than 0, and the order of g. */
    static final int ORDER = 65535;

    /** The logarithm of 0: the antilogarithm of every sum of two logarithms and 6 that includes it is 0. */
    static final int LOG_OF_ZERO = 2 * ORDER + 5;

    /**
     * A mask that keeps an index inside {@link #ANTILOG}, without a bounds check; it changes no sum of two logarithms.
     */
    static final int MASK = (1 << 19) - 1;

    /** {@code ANTILOG[i]} is g^i for i up to the sum of two logarithms and 6, and 0 for greater i. */
    static final char[] ANTILOG = antilogarithms();

    /** {@code LOG[x]} is the least i with g^i = x. */
    static final int[] LOG = logarithms(ANTILOG);

    /** The lesser of the two cube roots of 2^15 that generate the field; the third root has order 21845. */
    private static final int GENERATOR = 10279;

    private LogTables() {}

    private static char[] antilogarithms() {
        char[] low = multiples(0);
        char[] high = multiples(8);
        char[] powers = new char[MASK + 1];
        powers[0] = 1;
        for (int i = 0; i < ORDER; i++) {
            powers[i + 1] = (char) (low[powers[i] & 0xFF] ^ high[powers[i] >>> 8]);
        }
        System.arraycopy(powers, 0, powers, ORDER, ORDER);
        System.arraycopy(powers, 0, powers, 2 * ORDER, LOG_OF_ZERO - 2 * ORDER);
        return powers;
    }

    private static int[] logarithms(char[] powers) {
        int[] logarithms = new int[ORDER + 1];
        for (int i = 0; i < ORDER; i++) {
            logarithms[powers[i]] = i;
        }
        logarithms[0] = LOG_OF_ZERO;
        return logarithms;
    }

    /** Returns the products of the generator with each byte at the given bit. */
    private static char[] multiples(int shift) {
        char[] multiples = new char[256];
        for (int b = 1; b < 256; b++) {
            int rest = b & (b - 1);
            multiples[b] = (char) (multiples[rest] ^ product(GENERATOR, (b ^ rest) << shift, 16));
        }
        return multiples;
    }

    /** Returns the product by halves, from F ⊗ F = F + F/2 for F = 2^half alone; needed before the tables exist. */
    private static int product(int a, int b, int bits) {
        if (a < 2 || b < 2) {
            return a * b;
        }
        int half = bits / 2;
        int mask = (1 << half) - 1;
        int low = product(a & mask, b & mask, half);
        int high = product(a >>> half, b >>> half, half);
        int cross = product((a ^ a >>> half) & mask, (b ^ b >>> half) & mask, half);
        return (cross ^ low) << half | (low ^ product(high, 1 << (half - 1), half));
    }
}
