package org.impartial.census;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import org.impartial.core.meter.Meter;

/*
 * Of T positions let S be the sum of a character, so that (T + S)/2 positions have the character 1 and (T - S)/2 have
 * -1. Multisets of size k are counted by the coefficient c_k of t^k in (1 - t)^-a (1 + t)^-b, subsets by that in
 * (1 + t)^a (1 - t)^b. Both series satisfy a differential equation, which is the recurrence
 * (j + 1) c_(j+1) = S c_j + w_j c_(j-1), where w_j is T + j - 1 or j - 1 - T. Multiplied by j! it needs no division:
 * d_(j+1) = S d_j + j w_j d_(j-1).
 */
/** The numbers of ways to choose positions, each counted with the product of a character, from the character's sum. */
record CharacterCounts(
        Selection selection,
        int k,
        BigInteger total,
        Modulus modulus,
        Meter meter,
        Map<BigInteger, BigInteger> known,
        Factorial factorial) {
    /** Products of two numbers up to this one fit into a long. */
    private static final long SHORT = 3_037_000_499L;

    static CharacterCounts of(Selection selection, int k, BigInteger total, Modulus modulus, Meter meter) {
        Factorial factorial = Factorial.of(selection == Selection.ORDERED ? 0 : k, modulus, meter);
        return new CharacterCounts(selection, k, total, modulus, meter, new HashMap<>(), factorial);
    }

    BigInteger at(BigInteger sum) {
        if (selection == Selection.ORDERED) {
            meter.tick(1 + (modulus.exact() ? (long) k * sum.bitLength() / Long.SIZE : 0));
            return modulus.power(sum, k);
        }
        if (selection == Selection.SUBSETS && total.compareTo(BigInteger.valueOf(k)) < 0) {
            return BigInteger.ZERO;
        }
        // Exchanging the two numbers of positions changes the sign of odd coefficients.
        BigInteger found = known.computeIfAbsent(sum.abs(), this::coefficient);
        return sum.signum() < 0 && k % 2 == 1 ? modulus.reduce(found.negate()) : found;
    }

    private BigInteger coefficient(BigInteger sum) {
        if (modulus.exact() || k <= Factorial.FEW) {
            return modulus.reduce(recurrence(sum, false));
        }
        if (!factorial.invertible()) {
            return new PrimePowerCounts(selection, k, total, modulus.value(), meter).at(sum);
        }
        boolean fits = modulus.value().compareTo(BigInteger.valueOf(SHORT)) <= 0;
        return factorial.divide(fits ? small(sum) : recurrence(sum, true));
    }

    /** Returns the exact coefficient, or k! times it modulo a number of any size. */
    private BigInteger recurrence(BigInteger sum, boolean scaled) {
        BigInteger before = BigInteger.ZERO;
        BigInteger at = scaled ? modulus.reduce(BigInteger.ONE) : BigInteger.ONE;
        for (int j = 0; j < k; j++) {
            meter.tick(scaled ? 1 : 1 + at.bitLength() / Long.SIZE);
            BigInteger weight = scaled ? weight(j).multiply(BigInteger.valueOf(j)) : weight(j);
            BigInteger next = sum.multiply(at).add(weight.multiply(before));
            before = at;
            at = scaled ? modulus.reduce(next) : next.divide(BigInteger.valueOf(j + 1L));
        }
        return at;
    }

    private BigInteger weight(long j) {
        BigInteger less = BigInteger.valueOf(j - 1);
        return selection == Selection.MULTISETS ? less.add(total) : less.subtract(total);
    }

    /** Returns k! times the coefficient modulo a number whose square fits into a long. */
    private BigInteger small(BigInteger sum) {
        long m = modulus.value().longValue();
        long s = modulus.reduce(sum).longValue();
        long before = 0;
        long at = 1 % m;
        long weight = modulus.reduce(weight(0)).longValue();
        for (int j = 0; j < k; j++) {
            meter.tick();
            long back = j % m * weight % m * before % m;
            before = at;
            at = (s * at % m + back) % m;
            weight = (weight + 1) % m;
        }
        return BigInteger.valueOf(at);
    }
}
