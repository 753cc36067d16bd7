package org.impartial.census;

import java.math.BigInteger;
import java.util.random.RandomGenerator;

/** Random numbers of any size. */
final class Draw {
    /** Returns a uniformly random number from 0 on and below a bound. */
    static BigInteger below(BigInteger bound, RandomGenerator random) {
        int bits = bound.subtract(BigInteger.ONE).bitLength();
        while (true) {
            byte[] bytes = new byte[bits / 8 + 1];
            random.nextBytes(bytes);
            bytes[0] &= (byte) ((1 << bits % 8) - 1);
            BigInteger number = new BigInteger(1, bytes);
            if (number.compareTo(bound) < 0) {
                return number;
            }
        }
    }

    /** Returns an index with a probability proportional to its weight. */
    static int index(BigInteger[] weights, RandomGenerator random) {
        BigInteger total = BigInteger.ZERO;
        for (BigInteger weight : weights) {
            total = total.add(weight);
        }
        BigInteger rest = below(total, random);
        int index = 0;
        while (rest.compareTo(weights[index]) >= 0) {
            rest = rest.subtract(weights[index]);
            index++;
        }
        return index;
    }
}
