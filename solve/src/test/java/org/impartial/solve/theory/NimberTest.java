package org.impartial.solve.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NimberTest {
    private static Nimber bit(int exponent) {
        return Nimber.of(BigInteger.ONE.shiftLeft(exponent));
    }

    @Test
    void productsOfFermatPowers() {
        for (int j = 1; j <= 2048; j *= 2) {
            for (int k = 1; k <= 2048; k *= 2) {
                Nimber product = j == k ? bit(k).plus(bit(k - 1)) : bit(j + k);
                assertEquals(product, bit(j).times(bit(k)), "2^" + j + " ⊗ 2^" + k);
            }
        }
    }

    @Test
    void a65536BitNimberHasAnInverse() {
        Nimber a = Nimber.of(new BigInteger(65536, new Random(1978)));
        assertEquals(Nimber.ONE, a.times(a.inverse()));
    }

    @Test
    void zeroHasNoInverse() {
        assertEquals(
                "*0 has no inverse",
                assertThrows(ArithmeticException.class, Nimber.ZERO::inverse).getMessage());
    }

    @Test
    void aNegativeNumberIsAnError() {
        assertEquals(
                "a nimber must be at least 0, not -5",
                assertThrows(IllegalArgumentException.class, () -> Nimber.of(BigInteger.valueOf(-5)))
                        .getMessage());
    }

    @Test
    void aLongIsUnsigned() {
        assertEquals("*18446744073709551615", Nimber.of(-1).toString());
    }

    @Test
    void differentNimbersAreNotEqual() {
        assertNotEquals(bit(64), bit(65));
        assertNotEquals(bit(64), Nimber.ZERO);
        assertNotEquals(Nimber.ONE, (Object) 1L);
    }

    @Test
    void theOrderIsThatOfTheNumbers() {
        assertEquals(
                Stream.of(Nimber.ZERO, Nimber.of(4), Nimber.of(-1), bit(64), bit(65))
                        .toList(),
                Stream.of(bit(65), Nimber.of(-1), bit(64), Nimber.ZERO, Nimber.of(4))
                        .sorted()
                        .toList());
    }
}
