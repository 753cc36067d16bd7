package org.impartial.core.nim;

import java.math.BigInteger;

/** Arithmetic of exponents in the 64-bit field: unsigned longs modulo 2^64 − 1, the number of its units. */
final class ModularArithmetic {
    /** The number of nimbers below 2^64 other than 0. */
    static final BigInteger UNITS = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    private ModularArithmetic() {}

    /** Returns the value of an unsigned long. */
    static BigInteger unsigned(long a) {
        return BigInteger.valueOf(a).and(UNITS);
    }

    /** Returns the sum, below 2^64 − 1. Since 2^64 is 1, the carry out of the highest bit is added at the lowest. */
    static long sum(long a, long b) {
        long sum = a + b;
        long carried = Long.compareUnsigned(sum, a) < 0 ? sum + 1 : sum;
        return carried == -1L ? 0 : carried;
    }

    /** Returns the product, below 2^64 − 1. */
    static long product(long a, long b) {
        long unsignedHigh = Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
        return sum(a * b, unsignedHigh);
    }
}
