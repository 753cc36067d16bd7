package org.impartial.games.heap;

import com.google.common.math.LongMath;
import java.math.RoundingMode;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.SubtractionSet.Enumerated;
import org.impartial.games.number.Primes;

/**
 * The numbers of the named sets, each listed in time proportional to the number of members, so that computing a long
 * sequence does not test every number for every heap. Primes beyond 2^20 are found by primality tests.
 *
 * @param test whether a positive number is a member
 * @param list the members up to a bound, ascending
 */
record ListedNumbers(LongPredicate test, LongFunction<LongStream> list) implements Enumerated {
    static final Enumerated ODD = new ListedNumbers(
            n -> n % 2 == 1, most -> LongStream.range(0, most / 2 + most % 2).map(k -> 2 * k + 1));
    static final Enumerated SQUARES = new ListedNumbers(
            n -> square(LongMath.sqrt(n, RoundingMode.FLOOR)) == n,
            most -> LongStream.rangeClosed(1, most < 1 ? 0 : LongMath.sqrt(most, RoundingMode.FLOOR))
                    .map(ListedNumbers::square));
    static final Enumerated POWERS_OF_TWO = new ListedNumbers(
            LongMath::isPowerOfTwo,
            most -> LongStream.range(0, Long.SIZE - Long.numberOfLeadingZeros(Math.max(0, most)))
                    .map(k -> 1L << k));
    static final Enumerated PRIMES = new ListedNumbers(LongMath::isPrime, Primes::upTo);

    @Override
    public boolean test(long number) {
        return test.test(number);
    }

    @Override
    public LongStream upTo(long most) {
        return list.apply(most);
    }

    private static long square(long n) {
        return n * n;
    }
}
