package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(NimberDomain.class)
class NimFieldProperties {
    @Property
    void productAgreesWithTheSlowRecursion(@ForAll long a, @ForAll long b) {
        assertEquals(SlowNimbers.product(a, b), NimField.product(a, b));
    }

    @Property
    void productIsCommutative(@ForAll long a, @ForAll long b) {
        assertEquals(NimField.product(a, b), NimField.product(b, a));
    }

    @Property
    void productIsAssociative(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertEquals(NimField.product(a, NimField.product(b, c)), NimField.product(NimField.product(a, b), c));
    }

    @Property
    void productIsDistributive(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertEquals(NimField.product(a, b) ^ NimField.product(a, c), NimField.product(a, b ^ c));
    }

    @Property
    void oneIsTheUnit(@ForAll long a) {
        assertEquals(a, NimField.product(a, 1));
        assertEquals(0, NimField.product(a, 0));
    }

    @Property
    void thereAreNoZeroDivisors(@ForAll long a, @ForAll long b) {
        assertEquals(a == 0 || b == 0, NimField.product(a, b) == 0);
    }

    @Property
    void productStaysInTheSubfield(@ForAll long a, @ForAll long b) {
        assertTrue(NimField.degree(NimField.product(a, b)) <= NimField.degree(a | b));
    }

    @Property
    void productsOfSubfieldsAgree(@ForAll long a, @ForAll long b) {
        assertEquals(
                NimField.product64(a & 0xFFFF, b & 0xFFFF), NimField.product16((int) a & 0xFFFF, (int) b & 0xFFFF));
        assertEquals(
                NimField.product64(a & 0xFFFF_FFFFL, b & 0xFFFF_FFFFL),
                Integer.toUnsignedLong(NimField.product32((int) a, (int) b)));
    }

    @Property
    void squareIsTheProductWithItself(@ForAll long a) {
        assertEquals(NimField.product(a, a), NimField.square(a));
    }

    @Property
    void squaringIsLinear(@ForAll long a, @ForAll long b) {
        long sum = a ^ b;
        assertEquals(NimField.product(sum, sum), NimField.product(a, a) ^ NimField.product(b, b));
    }

    @Property
    void sixtyFourSquaringsAreTheIdentity(@ForAll long a) {
        long power = a;
        for (int i = 0; i < 64; i++) {
            power = NimField.product(power, power);
        }
        assertEquals(a, power);
    }

    @Property
    void squareRootUndoesTheSquare(@ForAll long a) {
        assertEquals(a, NimField.squareRoot(NimField.product(a, a)));
        assertEquals(a, NimField.square(NimField.squareRoot(a)));
    }

    @Property
    void inverseTimesTheNimberIsOne(@ForAll long a) {
        Assume.that(a != 0);
        assertEquals(1, NimField.product(a, NimField.inverse(a)));
    }

    @Property
    void quotientUndoesTheProduct(@ForAll long a, @ForAll long b) {
        Assume.that(b != 0);
        assertEquals(a, NimField.quotient(NimField.product(a, b), b));
    }

    @Property
    void xSquaredPlusXHasBit63Clear(@ForAll long x) {
        assertTrue(NimField.hasQuadraticRoot(NimField.product(x, x) ^ x));
    }

    @Property
    void everyNimberWithBit63ClearHasAQuadraticRoot(@ForAll long a) {
        Assume.that(NimField.hasQuadraticRoot(a));
        long root = NimField.quadraticRoot(a);
        assertEquals(0, root & 1);
        assertEquals(a, NimField.product(root, root) ^ root);
    }

    @Property
    void powerIsTheOneByRepeatedSquaring(@ForAll long a, @ForAll long exponent) {
        long power = 1;
        for (int bit = 63; bit >= 0; bit--) {
            power = NimField.product(power, power);
            if ((exponent >>> bit & 1) != 0) {
                power = NimField.product(power, a);
            }
        }
        assertEquals(power, NimField.power(a, exponent));
    }

    @Property
    void aFixedFactorGivesTheSameProducts(@ForAll long factor, @ForAll long a) {
        assertEquals(NimField.product(factor, a), NimField.multiplier(factor).applyAsLong(a));
    }
}
