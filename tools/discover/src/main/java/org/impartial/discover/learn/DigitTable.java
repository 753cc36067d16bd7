package org.impartial.discover.learn;

import java.util.Arrays;

/** The digits of all sizes of a heap below a bound, from a table if it is small, otherwise computed on demand. */
final class DigitTable {
    private static final long MOST = 1 << 22;

    private final long[] weights;
    private final byte[] digits;

    /** Creates a table from the weights of the digits, from the left, and the number of sizes. */
    DigitTable(long[] weights, long sizes) {
        this.weights = weights;
        this.digits = new byte[sizes * weights.length <= MOST ? (int) sizes * weights.length : 0];
        int[] word = new int[weights.length];
        for (int size = 0, at = 0; at < digits.length; size++) {
            Arrays.fill(word, 0);
            divide(size, 1, word);
            for (int digit : word) {
                digits[at++] = (byte) digit;
            }
        }
    }

    /** Adds the digits of a size, times a factor, to the letters of a word. */
    void add(long size, int factor, int[] word) {
        if (digits.length == 0) {
            divide(size, factor, word);
            return;
        }
        int at = (int) size * word.length;
        for (int i = 0; i < word.length; i++) {
            word[i] += digits[at + i] * factor;
        }
    }

    private void divide(long size, int factor, int[] word) {
        long rest = size;
        for (int i = 0; i < word.length; i++) {
            if (rest >= weights[i]) {
                long digit = rest / weights[i];
                rest -= digit * weights[i];
                word[i] += (int) digit * factor;
            }
        }
    }
}
