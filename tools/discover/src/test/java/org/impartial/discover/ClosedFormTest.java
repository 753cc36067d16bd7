package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Forms guessed from lists of values: the right one comes first, and lists without one give none. */
class ClosedFormTest {

    private static List<ClosedForm> guessed(int count, LongUnaryOperator function) {
        return ClosedForm.guess(LongStream.range(0, count).map(function).toArray());
    }

    private static void first(String statement, int count, LongUnaryOperator function) {
        List<ClosedForm> forms = guessed(count, function);
        assertEquals(statement, forms.isEmpty() ? "" : forms.get(0).statement(), forms.toString());
        for (long n = 0; n < 3L * count; n++) {
            assertEquals(function.applyAsLong(n), forms.get(0).value(n), statement + " at " + n);
        }
    }

    private static long zeros(long n) {
        return n == 0 ? 0 : Long.numberOfTrailingZeros(n);
    }

    private static long half(long n) {
        return n % 2 == 0 ? n / 2 : half(n / 2);
    }

    private static long leastPrime(long n) {
        long index = 0;
        for (long p = 2; p <= n; p++) {
            long q = p;
            if (LongStream.range(2, p).noneMatch(d -> q % d == 0)) {
                index++;
                if (n % p == 0) {
                    return index;
                }
            }
        }
        return 0;
    }

    @Test
    void takeAnyOrSplitInThree() {
        first(
                "G(n) = n + 1 if n mod 8 = 7, n - 1 if n mod 8 = 0 and n > 0, else n",
                30,
                n -> n % 8 == 7 ? n + 1 : n % 8 == 0 && n > 0 ? n - 1 : n);
    }

    @Test
    void laskersNim() {
        first(
                "G(n) = n + 1 if n mod 4 = 3, n - 1 if n mod 4 = 0 and n > 0, else n",
                20,
                n -> n % 4 == 3 ? n + 1 : n % 4 == 0 && n > 0 ? n - 1 : n);
    }

    /** Of 500 values the last 244 are constant; the form that explains all comes first. */
    @Test
    void theLogarithmIsNoConstant() {
        first("G(n) = floor(log2(n)) + 1, except G(0) = 0", 500, n -> n == 0 ? 0 : 64 - Long.numberOfLeadingZeros(n));
        first("G(n) = floor(log2(n)) + 1, except G(0) = 0", 40, n -> n == 0 ? 0 : 64 - Long.numberOfLeadingZeros(n));
        first("G(n) = floor(log3(n + 1))", 100, n -> n < 2 ? 0 : (long) (Math.log(n + 1.5) / Math.log(3)));
    }

    @Test
    void takeUpToHalf() {
        first("G(2n) = n, G(2n+1) = G(n), G(0) = 0", 40, ClosedFormTest::half);
    }

    @Test
    void functionsOfDigits() {
        first("G(n) = v2(n), the exponent of 2 in n, plus 1, except G(0) = 0", 32, n -> n == 0 ? 0 : zeros(n) + 1);
        first("G(n) = v2(n), the exponent of 2 in n", 32, ClosedFormTest::zeros);
        first("G(n) = the greatest power of 2 that divides n, except G(0) = 0", 32, Long::lowestOneBit);
        first("G(n) = the parity of the number of ones of n in base 2", 40, n -> Long.bitCount(n) % 2);
        first(
                "G(n) = the sum of the digits of n in base 3",
                60,
                n -> LongStream.iterate(n, k -> k > 0, k -> k / 3)
                        .map(k -> k % 3)
                        .sum());
    }

    @Test
    void whatIsAddedToWordsIsNoPartOfThem() {
        first("G(n) = the greatest power of 2 that divides n, plus 1", 32, n -> 1 + Math.max(1, Long.lowestOneBit(n)));
        first("G(n) = the parity of the number of ones of n in base 2, plus 1", 40, n -> Long.bitCount(n) % 2 + 1);
        first("G(n) = floor(sqrt(n)) + 1", 40, n -> 1 + (long) Math.sqrt((double) n));
    }

    /** The square root is exact where numbers of type double are not. */
    @Test
    void squareRoots() {
        ClosedForm root = guessed(40, n -> (long) Math.sqrt((double) n)).get(0);
        assertEquals("G(n) = floor(sqrt(n))", root.statement());
        assertEquals(999_999_999, root.value(999_999_999_999_999_999L));
    }

    @Test
    void functionsOfDivisors() {
        first("G(n) = the index of the least prime factor of n", 40, ClosedFormTest::leastPrime);
        first(
                "G(n) = the number of divisors of n, minus 1, except G(0) = 0",
                60,
                n -> n == 0
                        ? 0
                        : LongStream.rangeClosed(1, n).filter(d -> n % d == 0).count() - 1);
    }

    @Test
    void periods() {
        first("G(n) = n xor 1", 12, n -> n ^ 1);
        first("G(n) = n xor 6", 40, n -> n ^ 6);
        first("G(n) = n - 1 if n mod 3 = 1, else n + 1", 30, n -> n % 3 == 1 ? n - 1 : n + 1);
        first("G(n) = n mod 7", 20, n -> n % 7);
        first("G(n) = n mod 2", 20, n -> n % 2);
        first("G(n) = floor((n + 1)/2)", 20, n -> (n + 1) / 2);
        first("G(n) = (n + 2) mod 5", 20, n -> (n + 2) % 5);
        first("G(n) = floor(n/3)", 20, n -> n / 3);
        first("G(n) = n - (n mod 4)", 20, n -> n - n % 4);
        first("G(n) = 2 n + 3", 10, n -> 2 * n + 3);
        first("G(n) = 5", 10, n -> 5);
        first("G(n) = 2 if n mod 4 = 3, else 0", 30, n -> n % 4 == 3 ? 2 : 0);
        first("G(n) = floor(n/2) - 1, except G(0) = 0, G(1) = 0", 18, n -> Math.max(0, n / 2 - 1));
    }

    @Test
    void aPeriodWithExceptions() {
        LongUnaryOperator period = n -> n == 3 ? 7 : n == 8 ? 5 : n % 5;
        first("G(n) = n mod 5, except G(3) = 7, G(8) = 5", 40, period);
        ClosedForm form = guessed(40, period).get(0);
        assertEquals(Map.of(3L, 7L, 8L, 5L), form.exceptions());
        assertEquals(38, form.explained());
        long[] kayles = {
            0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7,
            4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7,
            4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7
        };
        assertTrue(
                ClosedForm.guess(kayles).get(0).statement().contains("n mod 12"),
                ClosedForm.guess(kayles).toString());
    }

    @Test
    void recursions() {
        first("G(2n) = 2 G(n) + 1 for n > 0, G(2n+1) = G(n), G(0) = 4", 64, ClosedFormTest::recursive);
    }

    private static long recursive(long n) {
        return n == 0 ? 4 : n % 2 == 0 ? 2 * recursive(n / 2) + 1 : recursive(n / 2);
    }

    /** Values of rules some of whose sections are expressed by longer ones. */
    @ParameterizedTest
    @ValueSource(longs = {1106, 1120, 1194, 1256, 1729, 1980})
    void sectionsMayHaveDifferentLengths(long seed) {
        long[] values =
                Arrays.stream(new RandomSplits(seed).values(160)).asLongStream().toArray();
        for (ClosedForm form : ClosedForm.guess(values)) {
            long differing = LongStream.range(0, 160)
                    .filter(n -> form.value(n) != values[(int) n])
                    .count();
            assertEquals(0, differing, form.statement());
        }
    }

    @Test
    void listsWithoutAForm() {
        long[] grundy = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1
        };
        assertEquals(List.of(), ClosedForm.guess(grundy));
        assertEquals(List.of(), ClosedForm.guess(1, 2, 3));
        assertThrows(NotationException.class, () -> ClosedForm.guess(1, -2, 3, 4));
        assertThrows(
                NotationException.class,
                () -> ClosedForm.guess(1, 1, 1, 1, 1, 1).get(0).value(-1));
    }
}
