package org.impartial.core.nim;

import static org.impartial.core.nim.LogTables.LOG;
import static org.impartial.core.nim.LogTables.ORDER;

/**
 * Logarithms of nimbers a0 + a1 ⊗ 2^16 modulo 65537, which depend only on the ratio a0 : a1: nimbers below 2^32 are in
 * the same ratio iff their quotient is one of the 65535 units below 2^16, and there are 65537 ratios. A table of 128
 * KB. Immutable.
 */
final class RatioLogarithm {
    static final int MODULUS = 65537;

    /**
     * The logarithms minus 1, so that they fit a char, indexed by the logarithm of a0/a1; the last entry is for a0 = 0.
     */
    private final char[] logarithms;

    /** Creates logarithms to a base, a generator of the units below 2^32. */
    RatioLogarithm(int base) {
        logarithms = table(base);
    }

    private static char[] table(int base) {
        char[] table = new char[ORDER + 1];
        int power = base;
        for (int i = 1; i < MODULUS; i++) {
            table[ratio(power)] = (char) (i - 1);
            power = NimField.product32(power, base);
        }
        return table;
    }

    /** Returns the logarithm of a unit below 2^32, modulo 65537. */
    int of(int a) {
        return a >>> 16 == 0 ? 0 : logarithms[ratio(a)] + 1;
    }

    /** Returns the index in the table of the ratio of a nimber from 2^16. */
    private static int ratio(int a) {
        if ((a & 0xFFFF) == 0) {
            return ORDER;
        }
        int ratio = LOG[a & 0xFFFF] - LOG[a >>> 16];
        return ratio < 0 ? ratio + ORDER : ratio;
    }
}
