package org.impartial.bench.nim;

import java.math.BigInteger;

/**
 * The baseline: the nim-product by recursion on BigInteger. With F the greatest Fermat power up to one of the factors,
 * (a0 + a1 F)(b0 + b1 F) takes three products of the halves and one more with F/2.
 */
final class BigIntegerNimbers {
    static BigInteger product(BigInteger a, BigInteger b) {
        if (a.bitLength() < 2 || b.bitLength() < 2) {
            return a.multiply(b);
        }
        int half = Integer.highestOneBit(Math.max(a.bitLength(), b.bitLength()) - 1);
        BigInteger power = BigInteger.ONE.shiftLeft(half);
        BigInteger mask = power.subtract(BigInteger.ONE);
        BigInteger a0 = a.and(mask);
        BigInteger a1 = a.shiftRight(half);
        BigInteger b0 = b.and(mask);
        BigInteger b1 = b.shiftRight(half);
        BigInteger low = product(a0, b0);
        BigInteger cross = product(a0.xor(a1), b0.xor(b1));
        BigInteger high = product(product(a1, b1), power.shiftRight(1));
        return cross.xor(low).shiftLeft(half).xor(low).xor(high);
    }
}
