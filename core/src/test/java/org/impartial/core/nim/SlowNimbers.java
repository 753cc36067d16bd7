package org.impartial.core.nim;

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

    /** For the Fermat power F between both factors and their square roots: F ⊗ F = F + F/2, and F ⊗ u = Fu for u < F. */
    static long product(long a, long b) {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(a | b);
        if (bits <= 8) {
            return byDefinition((int) a, (int) b);
        }
        int half = Integer.highestOneBit(bits - 1);
        long mask = (1L << half) - 1;
        long squares = product(a >>> half, b >>> half);
        long high = product(a & mask, b >>> half) ^ product(a >>> half, b & mask) ^ squares;
        return high << half ^ product(a & mask, b & mask) ^ product(squares, 1L << (half - 1));
    }
}
