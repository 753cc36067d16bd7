package org.impartial.games.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FactorsTest {
    private static List<Long> sorted(long n) {
        return Factors.divisors(n, () -> {}).stream().sorted().toList();
    }

    @Test
    void divisorsOfSmallNumbersAreThoseThatDivide() {
        for (long n = 0; n < 3000; n++) {
            long number = n;
            assertEquals(
                    LongStream.rangeClosed(1, n)
                            .filter(d -> number % d == 0)
                            .boxed()
                            .toList(),
                    sorted(n));
        }
    }

    /** Squares and products of two primes above those that are tried one by one, and the greatest numbers. */
    @Test
    void productsOfPrimesFallApart() {
        long[] primes = {1009, 1013, 65537, 1_000_003, 2_147_483_647, 3_037_000_453L, 3_037_000_493L};
        for (long p : primes) {
            for (long q : primes) {
                List<Long> expected = LongStream.of(1, p, q, p * q)
                        .sorted()
                        .distinct()
                        .boxed()
                        .toList();
                if (BigInteger.valueOf(p).multiply(BigInteger.valueOf(q)).bitLength() < Long.SIZE) {
                    assertEquals(expected, sorted(p * q));
                }
            }
        }
        assertEquals(
                List.of(1L, Long.MAX_VALUE / 9223372036854775783L * 9223372036854775783L),
                sorted(9223372036854775783L));
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE, Long.MAX_VALUE - 1, 1L << 62, 9223371873002223329L, 6064949221531200L})
    void everyDivisorDividesAndHasItsPartner(long n) {
        List<Long> divisors = sorted(n);
        assertEquals(divisors, divisors.stream().distinct().toList());
        divisors.forEach(d -> assertEquals(0, n % d));
        assertEquals(divisors, divisors.stream().map(d -> n / d).sorted().toList());
        assertTrue(divisors.contains(n));
    }

    @Test
    void whoeverWaitsMayEndIt() {
        assertThrows(
                ArithmeticException.class,
                () -> Factors.divisors(3_037_000_453L * 3_037_000_493L, () -> {
                    throw new ArithmeticException("enough");
                }));
    }
}
