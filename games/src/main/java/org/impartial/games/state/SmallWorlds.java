package org.impartial.games.state;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Starting points of small worlds. */
public final class SmallWorlds {
    private SmallWorlds() {}

    /**
     * {@return all vectors of a length with entries from 0 to a bound, {@code (most + 1)^length} of them}
     *
     * @param length the length, 0 or more
     * @param most the bound, 0 or more
     */
    public static Stream<long[]> bounded(int length, int most) {
        int base = most + 1;
        int all = IntStream.range(0, length).reduce(1, (product, i) -> product * base);
        return IntStream.range(0, all).mapToObj(code -> digits(code, base, length));
    }

    /**
     * {@return all lists of given lengths with entries from 0 to a bound each}
     *
     * @param lengthsAndBounds the lengths and their bounds, alternately
     */
    public static Stream<List<Long>> lists(int... lengthsAndBounds) {
        return IntStream.range(0, lengthsAndBounds.length / 2)
                .boxed()
                .flatMap(i -> bounded(lengthsAndBounds[2 * i], lengthsAndBounds[2 * i + 1]))
                .map(heaps -> LongStream.of(heaps).boxed().toList());
    }

    /**
     * {@return all ascending lists of distinct numbers from 1 to a bound, {@code 2^most} of them}
     *
     * @param most the bound, below 63
     */
    public static Stream<List<Long>> subsets(int most) {
        return LongStream.range(0, 1L << most)
                .mapToObj(set -> LongStream.rangeClosed(1, most)
                        .filter(i -> (set >> (i - 1) & 1) == 1)
                        .boxed()
                        .toList());
    }

    private static long[] digits(int code, int base, int length) {
        long[] digits = new long[length];
        int rest = code;
        for (int i = 0; i < length; i++) {
            digits[i] = rest % base;
            rest /= base;
        }
        return digits;
    }
}
