package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(NimberDomain.class)
class NimLogarithmProperties {
    @Property
    void powerUndoesTheLogarithm(@ForAll long a) {
        Assume.that(a != 0);
        OptionalLong logarithm = NimLogarithm.toGenerator().of(a);
        assertEquals(a, NimField.power(NimField.GENERATOR, logarithm.getAsLong()));
    }

    @Property
    void logarithmUndoesThePower(@ForAll long exponent) {
        long power = NimField.power(NimField.GENERATOR, exponent);
        long expected = exponent == -1 ? 0 : exponent;
        assertEquals(OptionalLong.of(expected), NimLogarithm.toGenerator().of(power));
    }

    @Property
    void logarithmToAnyBase(@ForAll long base, @ForAll long exponent) {
        Assume.that(base != 0);
        NimLogarithm logarithm = NimLogarithm.toBase(base);
        assertEquals(base, logarithm.base());
        assertEquals(NimField.order(base), logarithm.order());
        assertEquals(
                OptionalLong.of(Long.remainderUnsigned(exponent, logarithm.order())),
                logarithm.of(NimField.power(base, exponent)));
    }

    /** The powers of a base of order n are the nimbers whose n-th power is 1. */
    @Property
    void onlyPowersOfTheBaseHaveALogarithm(@ForAll long base, @ForAll long a) {
        Assume.that(base != 0 && a != 0);
        boolean isPower = NimField.power(a, NimField.order(base)) == 1;
        assertEquals(isPower, NimLogarithm.toBase(base).of(a).isPresent());
    }

    @Example
    void theSubgroupOfEachOrder() {
        for (int prime : new int[] {3, 5, 17, 257, 641, 65537, 6700417}) {
            long base = NimField.power(NimField.GENERATOR, Long.divideUnsigned(-1L, prime));
            NimLogarithm logarithm = NimLogarithm.toBase(base);
            assertEquals(prime, logarithm.order());
            assertEquals(OptionalLong.of(prime - 1), logarithm.of(NimField.inverse(base)));
            assertFalse(logarithm.of(NimField.GENERATOR).isPresent());
        }
    }

    @Example
    void zeroHasNoLogarithmAndIsNoBase() {
        assertTrue(NimLogarithm.toGenerator().of(0).isEmpty());
        assertEquals(
                "*0 is not a base of logarithms; use NimField.GENERATOR",
                assertThrows(ArithmeticException.class, () -> NimLogarithm.toBase(0))
                        .getMessage());
    }
}
