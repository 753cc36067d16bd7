package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BigNimberTest {
    private static BigNimber bit(int exponent) {
        return BigNimber.of(BigInteger.ONE.shiftLeft(exponent));
    }

    @Test
    void productsOfFermatPowers() {
        for (int j = 1; j <= 2048; j *= 2) {
            for (int k = 1; k <= 2048; k *= 2) {
                BigNimber product = j == k ? bit(k).plus(bit(k - 1)) : bit(j + k);
                assertEquals(product, bit(j).times(bit(k)), "2^" + j + " ⊗ 2^" + k);
            }
        }
    }

    @Test
    void a65536BitNimberHasAnInverse() {
        BigNimber a = BigNimber.of(new BigInteger(65536, new Random(1978)));
        assertEquals(65536, a.degree());
        assertEquals(BigNimber.ONE, a.times(a.inverse()));
    }

    @Test
    void zeroHasNoInverse() {
        assertEquals(
                "*0 has no inverse",
                assertThrows(ArithmeticException.class, BigNimber.ZERO::inverse).getMessage());
    }

    @Test
    void aNegativeNumberIsAnError() {
        assertEquals(
                "a nimber must be at least 0, not -5",
                assertThrows(IllegalArgumentException.class, () -> BigNimber.of(BigInteger.valueOf(-5)))
                        .getMessage());
    }

    @Test
    void aLongIsUnsigned() {
        assertEquals("*18446744073709551615", BigNimber.of(-1).toString());
    }

    @Test
    void differentNimbersAreNotEqual() {
        assertNotEquals(bit(64), bit(65));
        assertNotEquals(bit(64), BigNimber.ZERO);
        assertNotEquals(BigNimber.ONE, (Object) Nimber.ONE);
    }
}
