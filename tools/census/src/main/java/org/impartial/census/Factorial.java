package org.impartial.census;

import java.math.BigInteger;
import org.impartial.core.meter.Meter;

/**
 * A modulus, and the inverse of a factorial by which counts are divided; 0 if there is none or counts are not scaled.
 */
record Factorial(Modulus modulus, BigInteger inverse) {
    /** Up to this number of positions, counts are computed exactly and then reduced. */
    static final int FEW = 1024;

    static Factorial of(int k, Modulus modulus, Meter meter) {
        if (modulus.exact() || k <= FEW) {
            return new Factorial(modulus, BigInteger.ZERO);
        }
        BigInteger product = BigInteger.ONE;
        for (int j = 2; j <= k && product.signum() != 0; j++) {
            meter.tick();
            product = modulus.reduce(product.multiply(BigInteger.valueOf(j)));
        }
        boolean prime = product.gcd(modulus.value()).equals(BigInteger.ONE) && product.signum() != 0;
        return new Factorial(modulus, prime ? product.modInverse(modulus.value()) : BigInteger.ZERO);
    }

    boolean invertible() {
        return inverse.signum() != 0;
    }

    BigInteger divide(BigInteger scaled) {
        return modulus.reduce(scaled.multiply(inverse));
    }
}
