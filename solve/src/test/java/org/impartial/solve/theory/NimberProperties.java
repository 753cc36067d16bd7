package org.impartial.solve.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.impartial.core.nim.NimField;

class NimberProperties {
    @Property
    void below64BitsItIsTheField(@ForAll long a, @ForAll long b) {
        Nimber x = Nimber.of(a);
        Nimber y = Nimber.of(b);
        assertEquals(Nimber.of(a ^ b), x.plus(y));
        assertEquals(Nimber.of(NimField.product(a, b)), x.times(y));
        assertEquals(Nimber.of(NimField.square(a)), x.square());
    }

    @Property(tries = 100)
    void productAgreesWithTheSlowRecursion(@ForAll("nimbers") Nimber a, @ForAll("nimbers") Nimber b) {
        BigInteger product = product(a.toBigInteger(), b.toBigInteger());
        assertEquals(Nimber.of(product), a.times(b));
    }

    @Property
    void sumIsExclusiveOr(@ForAll("nimbers") Nimber a, @ForAll("nimbers") Nimber b) {
        assertEquals(a.toBigInteger().xor(b.toBigInteger()), a.plus(b).toBigInteger());
    }

    @Property
    void productIsCommutative(@ForAll("nimbers") Nimber a, @ForAll("nimbers") Nimber b) {
        assertEquals(a.times(b), b.times(a));
    }

    @Property
    void productIsAssociative(@ForAll("nimbers") Nimber a, @ForAll("nimbers") Nimber b, @ForAll("nimbers") Nimber c) {
        assertEquals(a.times(b.times(c)), a.times(b).times(c));
    }

    @Property
    void productIsDistributive(@ForAll("nimbers") Nimber a, @ForAll("nimbers") Nimber b, @ForAll("nimbers") Nimber c) {
        assertEquals(a.times(b).plus(a.times(c)), a.times(b.plus(c)));
    }

    @Property
    void squareIsTheProductWithItself(@ForAll("nimbers") Nimber a) {
        assertEquals(a.times(a), a.square());
    }

    @Property
    void inverseTimesTheNimberIsOne(@ForAll("nimbers") Nimber a) {
        Assume.that(!a.equals(Nimber.ZERO));
        assertEquals(Nimber.ONE, a.times(a.inverse()));
    }

    @Property
    void numbersAndTextAreKept(@ForAll("nimbers") Nimber a) {
        assertEquals(a, Nimber.of(a.toBigInteger()));
        assertEquals(a.hashCode(), Nimber.of(a.toBigInteger()).hashCode());
        assertEquals("*" + a.toBigInteger(), a.toString());
    }

    /** Nimbers with bit 63 set have their quadratic roots in the next field. */
    @Property
    void theQuadraticRootsInTheNextField(@ForAll long a) {
        Nimber nextField = Nimber.of(BigInteger.ONE.shiftLeft(64));
        Nimber root = nextField.plus(Nimber.of(NimField.quadraticRoot(a & Long.MAX_VALUE)));
        assertEquals(Nimber.of(a | Long.MIN_VALUE), root.square().plus(root));
    }

    @Provide
    Arbitrary<Nimber> nimbers() {
        return Arbitraries.of(1, 8, 64, 65, 128, 256, 300, 512, 1000, 1024)
                .flatMap(NimberProperties::numbers)
                .map(Nimber::of)
                .withoutEdgeCases();
    }

    private static Arbitrary<BigInteger> numbers(int bits) {
        BigInteger greatest = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        return Arbitraries.bigIntegers()
                .between(BigInteger.ZERO, greatest)
                .withDistribution(RandomDistribution.uniform());
    }

    /** For the Fermat power F between both factors and their square roots: F ⊗ F = F + F/2, and F ⊗ u = Fu for u < F. */
    private static BigInteger product(BigInteger a, BigInteger b) {
        int bits = Math.max(a.bitLength(), b.bitLength());
        if (bits <= Long.SIZE) {
            return new BigInteger(Long.toUnsignedString(NimField.product(a.longValue(), b.longValue())));
        }
        int half = Integer.highestOneBit(bits - 1);
        BigInteger mask = BigInteger.ONE.shiftLeft(half).subtract(BigInteger.ONE);
        BigInteger[] p = {a.and(mask), a.shiftRight(half)};
        BigInteger[] q = {b.and(mask), b.shiftRight(half)};
        BigInteger squares = product(p[1], q[1]);
        BigInteger high = product(p[0], q[1]).xor(product(p[1], q[0])).xor(squares);
        BigInteger low = product(p[0], q[0]).xor(product(squares, BigInteger.ONE.shiftLeft(half - 1)));
        return high.shiftLeft(half).xor(low);
    }
}
