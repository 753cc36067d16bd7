package org.impartial.core.nim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

@Domain(NimberDomain.class)
class BigNimberProperties {
    @Property
    void below64BitsItIsTheField(@ForAll long a, @ForAll long b) {
        BigNimber x = BigNimber.of(a);
        BigNimber y = BigNimber.of(b);
        assertEquals(BigNimber.of(a ^ b), x.plus(y));
        assertEquals(BigNimber.of(NimField.product(a, b)), x.times(y));
        assertEquals(BigNimber.of(NimField.square(a)), x.square());
        assertEquals(NimField.degree(a), x.degree());
    }

    @Property(tries = 100)
    void productAgreesWithTheSlowRecursion(@ForAll BigNimber a, @ForAll BigNimber b) {
        BigInteger product = SlowNimbers.product(a.toBigInteger(), b.toBigInteger());
        assertEquals(BigNimber.of(product), a.times(b));
    }

    @Property
    void sumIsExclusiveOr(@ForAll BigNimber a, @ForAll BigNimber b) {
        assertEquals(a.toBigInteger().xor(b.toBigInteger()), a.plus(b).toBigInteger());
    }

    @Property
    void productIsCommutative(@ForAll BigNimber a, @ForAll BigNimber b) {
        assertEquals(a.times(b), b.times(a));
    }

    @Property
    void productIsAssociative(@ForAll BigNimber a, @ForAll BigNimber b, @ForAll BigNimber c) {
        assertEquals(a.times(b.times(c)), a.times(b).times(c));
    }

    @Property
    void productIsDistributive(@ForAll BigNimber a, @ForAll BigNimber b, @ForAll BigNimber c) {
        assertEquals(a.times(b).plus(a.times(c)), a.times(b.plus(c)));
    }

    @Property
    void squareIsTheProductWithItself(@ForAll BigNimber a) {
        assertEquals(a.times(a), a.square());
    }

    @Property
    void inverseTimesTheNimberIsOne(@ForAll BigNimber a) {
        Assume.that(!a.equals(BigNimber.ZERO));
        assertEquals(BigNimber.ONE, a.times(a.inverse()));
    }

    @Property
    void quotientUndoesTheProduct(@ForAll BigNimber a, @ForAll BigNimber b) {
        Assume.that(!b.equals(BigNimber.ZERO));
        assertEquals(a, a.times(b).dividedBy(b));
    }

    @Property
    void degreeIsThatOfTheLeastSubfield(@ForAll BigNimber a) {
        int bits = Math.max(1, a.toBigInteger().bitLength());
        int degree = 1;
        while (degree < bits) {
            degree *= 2;
        }
        assertEquals(degree, a.degree());
    }

    @Property
    void numbersAndTextAreKept(@ForAll BigNimber a) {
        assertEquals(a, BigNimber.of(a.toBigInteger()));
        assertEquals(a.hashCode(), BigNimber.of(a.toBigInteger()).hashCode());
        assertEquals(a, BigNimber.parse(a.toString()));
        assertEquals("*" + a.toBigInteger(), a.toString());
    }

    /** Nimbers with bit 63 set have their quadratic roots in the next field. */
    @Property
    void theQuadraticRootsInTheNextField(@ForAll long a) {
        BigNimber nextField = BigNimber.of(BigInteger.ONE.shiftLeft(64));
        BigNimber root = nextField.plus(BigNimber.of(NimField.quadraticRoot(a & Long.MAX_VALUE)));
        assertEquals(BigNimber.of(a | Long.MIN_VALUE), root.square().plus(root));
    }
}
