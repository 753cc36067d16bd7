package org.impartial.core.nim;

import java.math.BigInteger;
import java.util.OptionalLong;

/**
 * Discrete logarithms in the 64-bit field, to any base. The base need not be a generator of the field; a nimber that is
 * not a power of the base has no logarithm.
 *
 * <p>A logarithm takes a few microseconds [Pohlig-Hellman 1978], with about 350 KB of tables in addition to those of
 * {@link NimField}, built once for all bases. Immutable.
 */
final class NimLogarithm {
    private static final NimLogarithm TO_GENERATOR = toBase(NimField.GENERATOR);

    private final long base;
    private final long order;
    private final long index;
    private final long factor;

    /**
     * Creates logarithms to a base. In terms of logarithms to the generator, x·log(base) = log(a) modulo N = 2^64 − 1.
     * This has a solution iff index = gcd(log(base), N) divides log(a), and the solution is unique modulo order = N /
     * index.
     */
    private NimLogarithm(long base) {
        this.base = base;
        BigInteger logOfBase = ModularArithmetic.unsigned(GeneratorLogarithm.of(base));
        BigInteger gcd = logOfBase.gcd(ModularArithmetic.UNITS);
        BigInteger quotient = ModularArithmetic.UNITS.divide(gcd);
        index = gcd.longValue();
        order = quotient.longValue();
        factor = logOfBase.divide(gcd).modInverse(quotient).longValue();
    }

    /**
     * Returns logarithms to the base {@link NimField#GENERATOR}; every nimber except 0 has one.
     *
     * @return the logarithms
     */
    public static NimLogarithm toGenerator() {
        return TO_GENERATOR;
    }

    /**
     * Returns logarithms to a base. Creating them costs little more than one logarithm.
     *
     * @param base a nimber other than 0, as an unsigned long
     * @return the logarithms
     * @throws ArithmeticException if the base is 0
     */
    public static NimLogarithm toBase(long base) {
        if (base == 0) {
            throw new ArithmeticException("*0 is not a base of logarithms; use NimField.GENERATOR");
        }
        return new NimLogarithm(base);
    }

    /**
     * Returns the logarithm of a nimber.
     *
     * @param a any nimber, as an unsigned long
     * @return the least x ≥ 0 with base^x = a, as an unsigned long; empty if a is not a power of the base, as 0 never
     *     is
     */
    public OptionalLong of(long a) {
        if (a == 0) {
            return OptionalLong.empty();
        }
        long logarithm = GeneratorLogarithm.of(a);
        if (index == 1) {
            return OptionalLong.of(ModularArithmetic.product(logarithm, factor));
        }
        if (Long.remainderUnsigned(logarithm, index) != 0) {
            return OptionalLong.empty();
        }
        long quotient = Long.divideUnsigned(logarithm, index);
        return OptionalLong.of(Long.remainderUnsigned(ModularArithmetic.product(quotient, factor), order));
    }

    /**
     * Returns the base.
     *
     * @return the nimber to which these are the logarithms
     */
    public long base() {
        return base;
    }

    /**
     * Returns the multiplicative order of the base; logarithms are below it.
     *
     * @return the number of its powers, as an unsigned long
     */
    public long order() {
        return order;
    }
}
