package org.impartial.core.nim;

import static org.impartial.core.nim.LogTables.ANTILOG;
import static org.impartial.core.nim.LogTables.LOG;
import static org.impartial.core.nim.LogTables.MASK;
import static org.impartial.core.nim.LogTables.ORDER;
import static org.impartial.core.nim.NimField.product32;

/**
 * Conjugates and norms over the subfield of half the size, for inverses and powers. With the Fermat power F, the
 * conjugate of a0 + a1 F is a0 + a1 (F + 1), and the norm, their product, is a0 (a0 + a1) + a1² F/2.
 */
final class NimTower {

    private NimTower() {}

    /** Returns the conjugate over the subfield below 2^32, which is the power 2^32. */
    static long conjugate(long a) {
        return a ^ a >>> 32;
    }

    /** Returns the product of a nimber and its conjugate, which is below 2^32; 0 only for 0. */
    static int norm(long a) {
        int low = (int) a;
        int high = (int) (a >>> 32);
        return product32(low, low ^ high) ^ NimField.productTimesHalf(high, high);
    }

    /** Returns the product of a nimber below 2^32 and its conjugate over the subfield below 2^16. */
    static int norm32(int a) {
        int high = LOG[a >>> 16];
        return ANTILOG[(LOG[a & 0xFFFF] + LOG[(a ^ a >>> 16) & 0xFFFF]) & MASK] ^ ANTILOG[(high + high + 3) & MASK];
    }

    /** Returns the inverse of a nimber other than 0: its conjugate over its norm [Itoh-Tsujii 1988]. */
    static long inverse(long a) {
        int inverseOfNorm = inverse32(norm(a));
        long low = Integer.toUnsignedLong(product32((int) conjugate(a), inverseOfNorm));
        return low | (long) product32((int) (a >>> 32), inverseOfNorm) << 32;
    }

    private static int inverse32(int a) {
        int toNorm = ORDER - LOG[norm32(a)];
        int low = ANTILOG[(LOG[(a ^ a >>> 16) & 0xFFFF] + toNorm) & MASK];
        return low | ANTILOG[(LOG[a >>> 16] + toNorm) & MASK] << 16;
    }

    static long power(long a, long exponent) {
        int low = (int) exponent;
        int high = (int) (exponent >>> 32);
        long conjugate = conjugate(a);
        long norm = Integer.toUnsignedLong(norm(a));
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
}
