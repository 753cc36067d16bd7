package org.impartial.census;

import java.math.BigInteger;
import org.impartial.core.game.BeyondRangeException;

/** Checks of sizes before anything is allocated. */
final class CountLimits {
    /** The greatest number of values or elements, of positions with their counts, that arithmetic is done on. */
    static final int MOST_ELEMENTS = 1 << 24;

    private static final int MOST_CHOSEN = 1_000_000_000;
    private static final long MOST_BITS = 1L << 34;

    static int number(long k) {
        if (k < 0 || k > MOST_CHOSEN) {
            throw new IllegalArgumentException("the number of positions chosen is 0 to " + MOST_CHOSEN + ", not " + k);
        }
        return (int) k;
    }

    /** Checks that exact counts of k positions out of some fit into memory. */
    static void check(long elements, long k, BigInteger total, Modulus modulus) {
        if (elements > MOST_ELEMENTS) {
            throw new BeyondRangeException("the values that occur generate " + elements
                    + " values under XOR, and sums are counted for at most " + MOST_ELEMENTS
                    + "; use a smaller range of positions");
        }
        if (modulus.exact() && k > MOST_BITS / Math.max(1, total.bitLength()) / elements) {
            throw new BeyondRangeException("the exact counts of " + k + " positions out of " + total
                    + " have too many digits; count modulo a number, or choose fewer positions");
        }
    }

    /** Checks that the numbers by which random positions are drawn fit into memory. */
    static void checkSample(int k, int order) {
        if ((long) k * order > MOST_ELEMENTS) {
            throw new BeyondRangeException("random choices of " + k + " positions with " + order
                    + " values need a table of more than " + MOST_ELEMENTS + " numbers; choose fewer positions");
        }
    }
}
