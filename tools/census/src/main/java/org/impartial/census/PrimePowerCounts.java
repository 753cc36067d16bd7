package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Meter;

/*
 * For S from 0 on, (1 - t)^-a (1 + t)^-b is (1 + t)^S (1 - t^2)^-a, and (1 + t)^a (1 - t)^b is (1 - t^2)^b (1 + t)^S;
 * for the other signs the coefficient of t^k has the factor (-1)^k. So it is a sum of products of two binomials, of
 * which each follows from the last by one quotient.
 */
/** The counts of {@link CharacterCounts} modulo a number that has a prime factor of at most k. */
record PrimePowerCounts(
        Selection selection, int k, BigInteger total, BigInteger modulus, Meter meter, List<BigInteger> primes) {
    PrimePowerCounts(Selection selection, int k, BigInteger total, BigInteger modulus, Meter meter) {
        this(selection, k, total, modulus, meter, primesUpTo(k, modulus));
    }

    BigInteger at(BigInteger sum) {
        BigInteger s = sum.abs();
        boolean multisets = selection == Selection.MULTISETS;
        BigInteger half = total.add(multisets ? s : s.negate()).shiftRight(1);
        int step = multisets ? 1 : -1;
        BigInteger[] pairs = binomials(half.subtract(BigInteger.valueOf(step)), step, k / 2);
        BigInteger[] singles = binomials(s.add(BigInteger.ONE), -1, k);
        BigInteger result = BigInteger.ZERO;
        for (int pair = 0; pair <= k / 2; pair++) {
            BigInteger term = pairs[pair].multiply(singles[k - 2 * pair]);
            result = multisets || pair % 2 == 0 ? result.add(term) : result.subtract(term);
        }
        return (sum.signum() < 0 && k % 2 == 1 ? result.negate() : result).mod(modulus);
    }

    /** Returns the products of (start + step)/1, (start + 2 step)/2, … up to j factors, modulo the modulus. */
    private BigInteger[] binomials(BigInteger start, int step, int most) {
        meter.hold(48L * most);
        BigInteger[] values = new BigInteger[most + 1];
        PowerProduct product = new PowerProduct();
        values[0] = product.value();
        BigInteger factor = start;
        for (int j = 1; j <= most; j++) {
            meter.tick(8);
            factor = factor.add(BigInteger.valueOf(step));
            product.times(factor, 1);
            product.times(BigInteger.valueOf(j), -1);
            values[j] = product.value();
        }
        return values;
    }

    private static List<BigInteger> primesUpTo(int greatest, BigInteger number) {
        List<BigInteger> primes = new ArrayList<>();
        BigInteger rest = number;
        for (int p = 2; p <= greatest && rest.bitLength() > 1; p++) {
            BigInteger prime = BigInteger.valueOf(p);
            if (rest.mod(prime).signum() == 0) {
                primes.add(prime);
            }
            while (rest.mod(prime).signum() == 0) {
                rest = rest.divide(prime);
            }
        }
        return primes;
    }

    /** A number as powers of the primes and a factor that is prime to them, modulo the modulus. */
    private final class PowerProduct {
        private final int[] exponents = new int[primes.size()];
        private BigInteger unit = BigInteger.ONE;
        private boolean zero;

        void times(BigInteger factor, int sign) {
            if (factor.signum() == 0) {
                zero = true;
                return;
            }
            BigInteger rest = factor;
            for (int i = 0; i < exponents.length; i++) {
                BigInteger[] parts = rest.divideAndRemainder(primes.get(i));
                while (parts[1].signum() == 0) {
                    exponents[i] += sign;
                    rest = parts[0];
                    parts = rest.divideAndRemainder(primes.get(i));
                }
            }
            unit = unit.multiply(sign > 0 ? rest : rest.modInverse(modulus)).mod(modulus);
        }

        BigInteger value() {
            BigInteger value = zero ? BigInteger.ZERO : unit;
            for (int i = 0; i < exponents.length && !zero; i++) {
                value = value.multiply(primes.get(i).modPow(BigInteger.valueOf(exponents[i]), modulus));
            }
            return value.mod(modulus);
        }
    }
}
