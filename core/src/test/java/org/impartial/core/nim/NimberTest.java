package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NimberTest {
    private static final Nimber FOUR = Nimber.of(4);
    private static final Nimber SEVEN = Nimber.of(7);
    private static final Nimber GREATEST = Nimber.of(-1);

    @Test
    void arithmetic() {
        assertEquals(Nimber.of(3), FOUR.plus(SEVEN));
        assertEquals(Nimber.of(10), FOUR.times(SEVEN));
        assertEquals(Nimber.of(6), FOUR.square());
        assertEquals(FOUR, Nimber.of(6).squareRoot());
        assertEquals(Nimber.ONE, SEVEN.times(SEVEN.inverse()));
        assertEquals(FOUR, Nimber.of(10).dividedBy(SEVEN));
        assertEquals(4, SEVEN.degree());
    }

    @Test
    void powersWithAnyExponent() {
        assertEquals(Nimber.of(14), FOUR.power(3));
        assertEquals(FOUR.power(3), FOUR.power(BigInteger.valueOf(3)));
        assertEquals(FOUR.power(3).inverse(), FOUR.power(BigInteger.valueOf(-3)));
        assertEquals(GREATEST, GREATEST.power(BigInteger.ONE.shiftLeft(64 * 1000)));
        assertEquals(Nimber.ONE, GREATEST.power(-1));
    }

    @Test
    void powersOfZero() {
        assertEquals(Nimber.ONE, Nimber.ZERO.power(BigInteger.ZERO));
        assertEquals(Nimber.ZERO, Nimber.ZERO.power(BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE)));
        assertThrows(ArithmeticException.class, () -> Nimber.ZERO.power(BigInteger.ONE.negate()));
    }

    @Test
    void ordersOfNimbers() {
        assertEquals(3, Nimber.of(2).order());
        assertEquals(15, FOUR.order());
    }

    @Test
    void quadraticRoots() {
        Nimber.Roots roots = Nimber.of(6).quadraticRoots().orElseThrow();
        assertEquals(Nimber.of(6), roots.even().square().plus(roots.even()));
        assertEquals(Nimber.of(6), roots.odd().square().plus(roots.odd()));
        assertEquals(roots.odd(), roots.even().plus(Nimber.ONE));
        assertEquals(Optional.of(new Nimber.Roots(Nimber.ZERO, Nimber.ONE)), Nimber.ZERO.quadraticRoots());
        assertEquals(Optional.empty(), GREATEST.quadraticRoots());
    }

    @Test
    void theOrderIsUnsigned() {
        assertEquals(
                Stream.of(Nimber.ZERO, FOUR, SEVEN, GREATEST).toList(),
                Stream.of(GREATEST, SEVEN, Nimber.ZERO, FOUR).sorted().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"*0", "*1", "*17", "*9223372036854775808", "*18446744073709551615"})
    void textIsReadAsItIsWritten(String text) {
        assertEquals(text, Nimber.parse(text).toString());
    }

    @Test
    void leadingZerosAreRead() {
        assertEquals(Nimber.of(17), Nimber.parse("*0000000000000000000000017"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "*", "17", "*-1", "*+1", "* 1", "*1 ", "**1", "*x"})
    void otherTextIsAnError(String text) {
        assertEquals(
                "\"" + text + "\" is not a nimber; write a star and a decimal number, like *17",
                assertThrows(IllegalArgumentException.class, () -> Nimber.parse(text))
                        .getMessage());
    }

    @Test
    void aNimberBeyond64BitsIsAnErrorThatNamesTheRemedy() {
        IllegalArgumentException error =
                assertThrows(IllegalArgumentException.class, () -> Nimber.parse("*18446744073709551616"));
        assertTrue(error.getMessage().endsWith("use BigNimber"), error.getMessage());
    }
}
