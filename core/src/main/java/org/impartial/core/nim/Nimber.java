package org.impartial.core.nim;

import java.math.BigInteger;
import java.util.Optional;

/**
 * A nimber below 2^64: the value of a Nim heap. The nimbers form a field with the nim-sum and the nim-product of [ONAG]
 * chapter 6. Immutable, and ordered as the numbers are. {@link NimField} has the same arithmetic on plain longs,
 * without objects, and {@link BigNimber} extends it beyond 2^64.
 *
 * <pre>{@code
 * Nimber two = Nimber.of(2);
 * two.plus(Nimber.of(3));   // *1
 * two.times(two).bits();    // 3
 * two.order();              // 3
 * }</pre>
 *
 * @param bits the number of which this is the nimber, as an unsigned long
 */
public record Nimber(long bits) implements Comparable<Nimber> {
    /** The nimber *0, the value of every P-position. */
    public static final Nimber ZERO = new Nimber(0);

    /** The nimber *1, the unit of the product. */
    public static final Nimber ONE = new Nimber(1);

    /** The number of nimbers below 2^64 other than *0. */
    private static final BigInteger UNITS = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    /**
     * The roots of a quadratic equation x² + x = a.
     *
     * @param even the root whose bit 0 is 0
     * @param odd the other root, one more
     */
    public record Roots(Nimber even, Nimber odd) {}

    /**
     * {@return the nimber of a number}
     *
     * @param number a number, as an unsigned long
     */
    public static Nimber of(long number) {
        return new Nimber(number);
    }

    /**
     * Reads a nimber.
     *
     * @param text a star and a decimal number below 2^64, such as {@code *17}
     * @return the nimber
     * @throws IllegalArgumentException if the text has another form
     */
    public static Nimber parse(String text) {
        BigInteger number = NimberText.read(text);
        if (number.bitLength() > Long.SIZE) {
            throw new IllegalArgumentException(
                    text + " is above *18446744073709551615, the greatest nimber below 2^64; use BigNimber");
        }
        return new Nimber(number.longValue());
    }

    /**
     * {@return the nim-sum}
     *
     * @param that a nimber
     */
    public Nimber plus(Nimber that) {
        return new Nimber(bits ^ that.bits);
    }

    /**
     * {@return the nim-product}
     *
     * @param that a nimber
     */
    public Nimber times(Nimber that) {
        return new Nimber(NimField.product(bits, that.bits));
    }

    /** {@return the square} */
    public Nimber square() {
        return new Nimber(NimField.square(bits));
    }

    /**
     * Returns the square root; every nimber has exactly one.
     *
     * @return the nimber whose square this is
     */
    public Nimber squareRoot() {
        return new Nimber(NimField.squareRoot(bits));
    }

    /**
     * Returns the inverse.
     *
     * @return the nimber whose product with this one is *1
     * @throws ArithmeticException if this is *0
     */
    public Nimber inverse() {
        return new Nimber(NimField.inverse(bits));
    }

    /**
     * Returns the quotient.
     *
     * @param that a nimber other than *0
     * @return this ⊗ that⁻¹
     * @throws ArithmeticException if that is *0
     */
    public Nimber dividedBy(Nimber that) {
        return new Nimber(NimField.quotient(bits, that.bits));
    }

    /**
     * {@return the power with an exponent from 0 to 2^64 − 1}
     *
     * @param exponent the exponent, as an unsigned long: −1 stands for 2^64 − 1, not for the inverse
     */
    public Nimber power(long exponent) {
        return new Nimber(NimField.power(bits, exponent));
    }

    /**
     * Returns the power with any exponent; for a negative one, the power of the inverse. The cost is at most that of an
     * exponent below 2^64, because a^(2^64 − 1) = 1 unless a is 0.
     *
     * @param exponent the exponent
     * @return this^exponent; *1 for the exponent 0
     * @throws ArithmeticException if this is *0 and the exponent is negative
     */
    public Nimber power(BigInteger exponent) {
        if (bits == 0 && exponent.signum() != 0) {
            return exponent.signum() > 0 ? this : inverse();
        }
        return power(exponent.mod(UNITS).longValue());
    }

    /**
     * Returns the multiplicative order: the least e ≥ 1 with this^e = *1.
     *
     * @return the order, a divisor of 2^64 − 1, as an unsigned long
     * @throws ArithmeticException if this is *0
     */
    public long order() {
        return NimField.order(bits);
    }

    /**
     * {@return the roots of x² + x = this, or empty if they are not below 2^64} If bit 63 of this nimber is 1 they lie
     * in the next field, and are 2^64 plus the roots for this + *2^63 [ONAG, chapter 6].
     */
    public Optional<Roots> quadraticRoots() {
        if (!NimField.hasQuadraticRoot(bits)) {
            return Optional.empty();
        }
        Nimber even = new Nimber(NimField.quadraticRoot(bits));
        return Optional.of(new Roots(even, even.plus(ONE)));
    }

    /**
     * Returns the degree d over the field of two elements of the least subfield that contains this nimber; that
     * subfield has 2^d elements.
     *
     * @return the degree of the subfield: 1, 2, 4, 8, 16, 32 or 64
     */
    public int degree() {
        return NimField.degree(bits);
    }

    /** Compares nimbers in the order of the numbers, 0 first. */
    @Override
    public int compareTo(Nimber that) {
        return Long.compareUnsigned(bits, that.bits);
    }

    /** Returns a star and the decimal number, as {@link #parse} reads it. */
    @Override
    public String toString() {
        return "*" + Long.toUnsignedString(bits);
    }
}
