package org.impartial.core.nim;

import java.math.BigInteger;

/** The nim-product from its definition below 256, and from the squares of the Fermat powers beyond. */
final class SlowNimbers {
    private static final int DEFINED = 256;
    private static final int[][] BY_DEFINITION = byDefinition();

    private SlowNimbers() {}

    /** a ⊗ b is the mex of all (a' ⊗ b) + (a ⊗ b') + (a' ⊗ b') with a' < a and b' < b. */
    private static int[][] byDefinition() {
        int[][] products = new int[DEFINED][DEFINED];
        for (int a = 0; a < DEFINED; a++) {
            for (int b = 0; b <= a; b++) {
                products[a][b] = mexOfOptions(products, a, b);
                products[b][a] = products[a][b];
            }
        }
        return products;
    }

    private static int mexOfOptions(int[][] products, int a, int b) {
        boolean[] seen = new boolean[DEFINED + 1];
        for (int x = 0; x < a; x++) {
            for (int y = 0; y < b; y++) {
                seen[products[x][b] ^ products[a][y] ^ products[x][y]] = true;
            }
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        return mex;
    }

    static int byDefinition(int a, int b) {
        return BY_DEFINITION[a][b];
    }

    static long product(long a, long b) {
        BigInteger product = product(unsigned(a), unsigned(b));
        return product.longValue();
    }

    static BigInteger unsigned(long a) {
        return new BigInteger(Long.toUnsignedString(a));
    }

    /** For the Fermat power F between both factors and their square roots: F ⊗ F = F + F/2, and F ⊗ u = Fu for u < F. */
    static BigInteger product(BigInteger a, BigInteger b) {
        int bits = Math.max(a.bitLength(), b.bitLength());
        if (bits <= 8) {
            return BigInteger.valueOf(byDefinition(a.intValue(), b.intValue()));
        }
        int half = Integer.highestOneBit(bits - 1);
        BigInteger mask = BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE);
        BigInteger[] p = {a.and(mask), a.shiftRight(half)};
        BigInteger[] q = {b.and(mask), b.shiftRight(half)};
        BigInteger squares = product(p[1], q[1]);
        BigInteger high = product(p[0], q[1]).xor(product(p[1], q[0])).xor(squares);
        BigInteger low = product(p[0], q[0]).xor(product(squares, BigInteger.ONE.shiftLeft(half - 1)));
        return high.shiftLeft(half).xor(low);
    }
}
