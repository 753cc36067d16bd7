package org.impartial.census;

import java.math.BigInteger;

/**
 * The arithmetic of counts: exact, or modulo a number of 1 or more, which need not be prime. Immutable.
 *
 * <pre>{@code
 * Census nim = Census.of(new Nim(), 0, 1_000_000);
 * nim.times(10_000_000, Modulus.of(1_000_000_007)).count(0);  // 501019355
 * }</pre>
 */
public final class Modulus {
    /** Exact counts, without a modulus. */
    public static final Modulus EXACT = new Modulus(BigInteger.ZERO);

    private final BigInteger value;

    private Modulus(BigInteger value) {
        this.value = value;
    }

    /**
     * {@return the arithmetic of counts modulo a number}
     *
     * @param modulus the number, 1 or more
     * @throws IllegalArgumentException if it is below 1
     */
    public static Modulus of(long modulus) {
        return of(BigInteger.valueOf(modulus));
    }

    /**
     * {@return the arithmetic of counts modulo a number of any size}
     *
     * @param modulus the number, 1 or more
     * @throws IllegalArgumentException if it is below 1
     */
    public static Modulus of(BigInteger modulus) {
        if (modulus.signum() < 1) {
            throw new IllegalArgumentException("a modulus is 1 or more, not " + modulus);
        }
        return new Modulus(modulus);
    }

    /** {@return whether counts are exact; true for {@link #EXACT}} */
    public boolean exact() {
        return value.signum() == 0;
    }

    /** Returns the number; 0 for exact counts. */
    BigInteger value() {
        return value;
    }

    /**
     * {@return a count in this arithmetic: the number itself if counts are exact, else its remainder}
     *
     * @param count a number
     */
    public BigInteger reduce(BigInteger count) {
        return exact() ? count : count.mod(value);
    }

    BigInteger power(BigInteger base, long exponent) {
        return exact() ? base.pow(Math.toIntExact(exponent)) : base.modPow(BigInteger.valueOf(exponent), value);
    }

    /** Returns the arithmetic in which sums are made that are divided by 2^bits at the end. */
    Modulus beforeHalving(int bits) {
        return exact() || value.testBit(0) ? this : new Modulus(value.shiftLeft(bits));
    }

    /** Returns a sum, made in the arithmetic {@link #beforeHalving}, divided by 2^bits, which divides it. */
    BigInteger halved(BigInteger sum, int bits) {
        if (exact()) {
            return sum.shiftRight(bits);
        }
        if (value.testBit(0)) {
            BigInteger two = BigInteger.TWO.modPow(BigInteger.valueOf(bits), value);
            return value.equals(BigInteger.ONE)
                    ? BigInteger.ZERO
                    : sum.multiply(two.modInverse(value)).mod(value);
        }
        return sum.mod(value.shiftLeft(bits)).shiftRight(bits).mod(value);
    }

    /** Returns whether an object is the arithmetic modulo the same number, or both are exact. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Modulus that && value.equals(that.value);
    }

    /** Returns a hash code of the number. */
    @Override
    public int hashCode() {
        return value.hashCode();
    }

    /** Returns the modulus as text. */
    @Override
    public String toString() {
        return exact() ? "exact" : "modulo " + value;
    }
}
