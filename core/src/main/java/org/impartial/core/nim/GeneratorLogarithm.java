package org.impartial.core.nim;

import static org.impartial.core.nim.LogTables.LOG;
import static org.impartial.core.nim.LogTables.ORDER;

import java.math.BigInteger;

/**
 * Logarithms to the base {@link NimField#GENERATOR}, combined [Pohlig-Hellman 1978] from those modulo 65535, 65537, 641
 * and 6700417, whose product is 2^64 − 1. Norms lead to the first two: that of a nimber is its power 2^32 + 1 and lies
 * below 2^32, and the norm of this one lies below 2^16. The other two are contained in the power 2^32 − 1, the quotient
 * of the conjugate and the nimber, which has norm 1.
 */
final class GeneratorLogarithm {
    private static final int SMALL = 641;
    private static final int LARGE = 6700417;
    private static final long UNIT = unit(NimField.GENERATOR);
    private static final int NORM = NimTower.norm(NimField.GENERATOR);

    private static final RatioLogarithm RATIOS = new RatioLogarithm(NORM);
    private static final SmallGroupLogarithm SMALL_GROUP = new SmallGroupLogarithm(NimField.power(UNIT, LARGE), SMALL);
    private static final TraceLogarithm LARGE_GROUP = new TraceLogarithm(NimField.power(UNIT, SMALL), LARGE);

    private static final long BY_16_BITS = coefficient(ORDER, LOG[NimTower.norm32(NORM)]);
    private static final long BY_RATIO = coefficient(RatioLogarithm.MODULUS, 1);
    private static final long BY_SMALL_GROUP = coefficient(SMALL, 1);
    private static final long BY_LARGE_GROUP = coefficient(LARGE, 1);

    private GeneratorLogarithm() {}

    /** Returns the logarithm of a nimber other than 0, as an unsigned long. */
    static long of(long a) {
        int norm = NimTower.norm(a);
        long unit = unit(a);
        long lower = ModularArithmetic.sum(
                ModularArithmetic.product(BY_16_BITS, LOG[NimTower.norm32(norm)]),
                ModularArithmetic.product(BY_RATIO, RATIOS.of(norm)));
        long upper = ModularArithmetic.sum(
                ModularArithmetic.product(BY_SMALL_GROUP, SMALL_GROUP.of(NimField.power(unit, LARGE))),
                ModularArithmetic.product(BY_LARGE_GROUP, LARGE_GROUP.of(NimField.power(unit, SMALL))));
        return ModularArithmetic.sum(lower, upper);
    }

    private static long unit(long a) {
        return NimField.quotient(NimTower.conjugate(a), a);
    }

    /**
     * Returns the coefficient that is 0 modulo the other orders, and 1 modulo this one when multiplied by the
     * generator's logarithm.
     */
    private static long coefficient(int order, int logOfGenerator) {
        BigInteger modulus = BigInteger.valueOf(order);
        BigInteger others = ModularArithmetic.UNITS.divide(modulus);
        BigInteger toOne = others.multiply(BigInteger.valueOf(logOfGenerator)).modInverse(modulus);
        return others.multiply(toOne).longValue();
    }
}
