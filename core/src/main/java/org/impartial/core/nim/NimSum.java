package org.impartial.core.nim;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The nim-sum: addition in binary without carrying. The value of a sum of games is the nim-sum of their values [Bouton
 * 1901], [Sprague 1935], [Grundy 1939]. The result is the same for signed and unsigned longs. All methods are safe for
 * use by several threads.
 *
 * <pre>{@code
 * NimSum.of(7, 9, 12, 15);  // 13
 * }</pre>
 */
public final class NimSum {
    private NimSum() {}

    /**
     * {@return the nim-sum of some ints, 0 if there are none}
     *
     * @param values the numbers
     */
    public static int of(int... values) {
        return IntStream.of(values).reduce(0, (a, b) -> a ^ b);
    }

    /**
     * {@return the nim-sum of some longs, 0 if there are none}
     *
     * @param values the numbers
     */
    public static long of(long... values) {
        return of(LongStream.of(values));
    }

    /**
     * {@return the nim-sum of a stream of longs, 0 if there are none}
     *
     * @param values the numbers; the stream is consumed
     */
    public static long of(LongStream values) {
        return values.reduce(0, (a, b) -> a ^ b);
    }

    /**
     * {@return the nim-sum of 0, 1, ..., n, in constant time: n, 1, n + 1, 0 for n ≡ 0, 1, 2, 3 modulo 4}
     *
     * @param n the last number, 0 or more
     * @throws IllegalArgumentException if n is negative
     */
    public static long xorPrefix(long n) {
        if (n < 0) {
            throw new IllegalArgumentException("0 to " + n + " contains no numbers; use an end of at least 0");
        }
        return prefix(n);
    }

    /**
     * {@return the nim-sum of a, a + 1, ..., b, in constant time}
     *
     * @param a the first number, 0 or more
     * @param b the last number, a or more
     * @throws IllegalArgumentException unless 0 ≤ a ≤ b
     */
    public static long xorRange(long a, long b) {
        if (a < 0 || a > b) {
            throw new IllegalArgumentException("from " + a + " to " + b + " is not a range; use 0 <= a <= b");
        }
        return prefix(b) ^ prefix(a - 1);
    }

    /** Returns the nim-sum of 0 to n from n = −1, where it is 0: of four numbers from a multiple of 4 it is 0. */
    private static long prefix(long n) {
        return switch ((int) n & 3) {
            case 0 -> n;
            case 1 -> 1;
            case 2 -> n + 1;
            default -> 0;
        };
    }

    /**
     * {@return whether a number is odious: its binary form has an odd number of ones}
     *
     * @param value a number, as an unsigned long
     */
    public static boolean isOdious(long value) {
        return (Long.bitCount(value) & 1) != 0;
    }
}
