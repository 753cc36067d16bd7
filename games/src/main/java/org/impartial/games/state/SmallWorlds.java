package org.impartial.games.state;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class SmallWorlds {
    /** Returns all vectors of a length with entries from 0 to a bound, {@code (most + 1)^length} of them. */
    public static Stream<long[]> bounded(int length, int most) {
        int base = most + 1;
        int all = IntStream.range(0, length).reduce(1, (product, i) -> product * base);
        return IntStream.range(0, all).mapToObj(code -> digits(code, base, length));
    }

    /** Returns all lists of given lengths with entries from 0 to a bound each; lengths and bounds alternate. */
    public static Stream<List<Long>> lists(int... lengthsAndBounds) {
        return IntStream.range(0, lengthsAndBounds.length / 2)
                .boxed()
                .flatMap(i -> bounded(lengthsAndBounds[2 * i], lengthsAndBounds[2 * i + 1]))
                .map(heaps -> LongStream.of(heaps).boxed().toList());
    }

    /** Returns all ascending lists of distinct numbers among so many from a first one on. */
    public static Stream<List<Long>> subsets(long first, int numbers) {
        return LongStream.range(0, 1L << numbers)
                .mapToObj(set -> LongStream.range(0, numbers)
                        .filter(i -> (set >> i & 1) == 1)
                        .map(i -> first + i)
                        .boxed()
                        .toList());
    }

    /** Returns what is made of all pairs of numbers between two bounds. */
    public static <S> Stream<S> pairs(long least, long most, BiFunction<Long, Long, S> pair) {
        return LongStream.rangeClosed(least, most)
                .boxed()
                .flatMap(x -> LongStream.rangeClosed(least, most).mapToObj(y -> pair.apply(x, y)));
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
