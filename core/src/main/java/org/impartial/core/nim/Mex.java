package org.impartial.core.nim;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * The mex, or minimum excluded number: the least of 0, 1, 2, ... that is not among given values. The Grundy value of a
 * position is the mex of those of its options [Sprague 1935], [Grundy 1939]. Values may repeat and have any order; none
 * may be negative. The cost is that of sorting them. All methods are safe for use by several threads.
 *
 * <pre>{@code
 * Mex.of(0, 1, 3, 7);  // 2
 * }</pre>
 */
public final class Mex {
    private Mex() {}

    /**
     * {@return the mex of some ints: the least number that is not among them, 0 if there are none}
     *
     * @param values numbers from 0
     * @throws IllegalArgumentException if a value is negative
     */
    public static int of(int... values) {
        return of(IntStream.of(values));
    }

    /**
     * {@return the mex of some longs: the least number that is not among them, 0 if there are none}
     *
     * @param values numbers from 0
     * @throws IllegalArgumentException if a value is negative
     */
    public static int of(long... values) {
        return of(LongStream.of(values));
    }

    /**
     * {@return the mex of a stream of ints: the least number that is not among them, 0 if there are none}
     *
     * @param values numbers from 0; the stream is consumed
     * @throws IllegalArgumentException if a value is negative
     */
    public static int of(IntStream values) {
        return of(values.asLongStream());
    }

    /**
     * {@return the mex of a stream of longs: the least number that is not among them, 0 if there are none}
     *
     * @param values numbers from 0; the stream is consumed
     * @throws IllegalArgumentException if a value is negative
     */
    public static int of(LongStream values) {
        int mex = 0;
        for (long value : values.sorted().toArray()) {
            if (value < 0) {
                throw new IllegalArgumentException(
                        "the value " + value + " is negative; a mex is defined for numbers from 0");
            }
            if (value > mex) {
                break;
            }
            mex = (int) value + 1;
        }
        return mex;
    }
}
