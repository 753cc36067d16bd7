package org.impartial.core.nim;

/** Powers and orders in the 64-bit field. */
final class NimPower {
    /** The prime factors of 2^64 − 1; each divides it once. */
    private static final int[] PRIMES = {3, 5, 17, 257, 641, 65537, 6700417};

    private NimPower() {}

    static long power(long a, long exponent) {
        int low = (int) exponent;
        int high = (int) (exponent >>> 32);
        long conjugate = NimTower.conjugate(a);
        long norm = Integer.toUnsignedLong(NimTower.norm(a));
        long power = 1;
        for (int bit = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(low | high); bit >= 0; bit--) {
            power = NimField.square(power);
            if ((low & high) >>> bit << 31 != 0) {
                power = NimField.product(power, norm);
            } else if (low >>> bit << 31 != 0) {
                power = NimField.product(power, a);
            } else if (high >>> bit << 31 != 0) {
                power = NimField.product(power, conjugate);
            }
        }
        return power;
    }

    static long order(long a) {
        if (a == 0) {
            throw new ArithmeticException("*0 has no multiplicative order");
        }
        long order = 1;
        for (int prime : PRIMES) {
            if (power(a, Long.divideUnsigned(-1L, prime)) != 1) {
                order *= prime;
            }
        }
        return order;
    }
}
