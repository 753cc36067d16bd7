package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NimFieldTest {
    @Test
    void productIsTheOneOfTheDefinition() {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                assertEquals(SlowNimbers.byDefinition(a, b), NimField.product(a, b), a + " ⊗ " + b);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2, 2, 3",
        "4, 4, 6",
        "4, 7, 10",
        "16, 16, 24",
        "256, 256, 384",
        "65536, 65536, 98304",
        "4294967296, 4294967296, 6442450944"
    })
    void knownProducts(long a, long b, long product) {
        assertEquals(product, NimField.product(a, b));
    }

    @Test
    void productsOfFermatPowers() {
        for (int j = 1; j < 64; j *= 2) {
            for (int k = 1; k < 64; k *= 2) {
                long product = j == k ? 3L << (k - 1) : 1L << (j + k);
                assertEquals(product, NimField.product(1L << j, 1L << k), "2^" + j + " ⊗ 2^" + k);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 15, 16, 255, 256, 65535, 65536, 0xFFFF_FFFFL, 1L << 32, -1})
    void degreeIsThatOfTheLeastSubfield(long a) {
        int degree = NimField.degree(a);
        assertTrue(degree == 64 || a >>> degree == 0);
        assertTrue(degree == 1 || (a >>> (degree / 2)) != 0);
        assertEquals(1, Integer.bitCount(degree));
    }

    @Test
    void theBaseOfTheTablesIsACubeRootOfHalfTheFermatPower() {
        int base = LogTables.ANTILOG[1];
        assertEquals(1 << 15, NimField.product16(base, NimField.product16(base, base)));
        assertEquals(1, NimField.power(base, LogTables.ORDER));
        for (int prime : new int[] {3, 5, 17, 257}) {
            assertNotEquals(1, NimField.power(base, LogTables.ORDER / prime), "order over " + prime);
        }
    }

    @Test
    void powersOfZero() {
        assertEquals(1, NimField.power(0, 0));
        assertEquals(0, NimField.power(0, 1));
        assertEquals(0, NimField.power(0, -1));
    }

    @Test
    void zeroHasNoInverse() {
        assertEquals("*0 has no inverse", failure(() -> NimField.inverse(0)));
        assertEquals("*0 has no inverse", failure(() -> NimField.quotient(1, 0)));
    }

    @Test
    void aQuadraticRootInTheNextFieldIsAnError() {
        assertFalse(NimField.hasQuadraticRoot(-1));
        assertEquals(
                "x² + x = *9223372036854775813 has no root below 2^64; its roots are 2^64 plus those of x² + x = *5",
                failure(() -> NimField.quadraticRoot(Long.MIN_VALUE + 5)));
    }

    private static String failure(Runnable calculation) {
        return assertThrows(ArithmeticException.class, calculation::run).getMessage();
    }
}
