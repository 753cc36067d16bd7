package org.impartial.discover.numeration;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;

/*
 * Weights are U_n = C·beta^n + e_n, where the e_n fall geometrically if beta is a Pisot number: a word with digit sums
 * of at most W has a value within W·(|e_0| + |e_1| + ...) of C·v, v being its value by powers of beta. That makes
 * linear conditions finite.
 */
/** The growth of the weights of a recurrence: beta, C, and a bound on the sum of |U_n - C beta^n|. */
record Growth(double beta, double factor, double error) {
    private static final MathContext DIGITS = new MathContext(120);
    private static final int FAR = 160;
    private static final int TERMS = 80;
    private static final double SMALL = 1e-3;

    static Growth of(int[] recurrence, List<BigInteger> weights) {
        if (recurrence.length == 1) {
            return new Growth(recurrence[0], 1, 0);
        }
        BigDecimal beta = root(recurrence);
        for (int unit = 0; unit < recurrence.length; unit++) {
            if (!errorsFall(recurrence, unit, beta)) {
                throw notPisot();
            }
        }
        BigDecimal factor = new BigDecimal(weights.get(FAR)).divide(beta.pow(FAR, DIGITS), DIGITS);
        double error = 0;
        double last = 0;
        BigDecimal power = factor;
        for (int n = 0; n < TERMS; n++) {
            last = new BigDecimal(weights.get(n)).subtract(power, DIGITS).abs().doubleValue();
            error += last;
            power = power.multiply(beta, DIGITS);
        }
        if (!(beta.doubleValue() > 1 && factor.signum() > 0 && last < SMALL)) {
            throw notPisot();
        }
        return new Growth(beta.doubleValue(), factor.doubleValue(), error + 1);
    }

    private static IllegalArgumentException notPisot() {
        return new IllegalArgumentException(
                "the recurrence has no root above 1 with all the other roots below 1 in size, so sums of its digits"
                        + " are not bounded; use one with a Pisot root, such as 1,1 or 2,1 or 1,1,1");
    }

    /** Returns whether the sequence from one 1 among zeros converges to a multiple of the powers of beta. */
    private static boolean errorsFall(int[] recurrence, int unit, BigDecimal beta) {
        long[] start = new long[recurrence.length];
        start[unit] = 1;
        List<BigInteger> terms = Weights.of(recurrence, start).terms();
        BigDecimal factor = new BigDecimal(terms.get(FAR)).divide(beta.pow(FAR, DIGITS), DIGITS);
        BigDecimal near = factor.multiply(beta.pow(TERMS, DIGITS), DIGITS);
        return new BigDecimal(terms.get(TERMS)).subtract(near, DIGITS).abs().doubleValue() < SMALL;
    }

    /** Returns the greatest root of x^r = c_1 x^(r-1) + ... + c_r by Newton's method from above. */
    private static BigDecimal root(int[] recurrence) {
        BigDecimal x = BigDecimal.ONE;
        for (int c : recurrence) {
            x = x.add(BigDecimal.valueOf(Math.abs((long) c)));
        }
        for (int round = 0; round < 400; round++) {
            BigDecimal value = BigDecimal.ONE;
            BigDecimal slope = BigDecimal.ZERO;
            for (int c : recurrence) {
                slope = slope.multiply(x, DIGITS).add(value, DIGITS);
                value = value.multiply(x, DIGITS).subtract(BigDecimal.valueOf(c), DIGITS);
            }
            if (slope.signum() == 0) {
                break;
            }
            BigDecimal step = value.divide(slope, DIGITS);
            x = x.subtract(step, DIGITS);
            if (step.abs().compareTo(BigDecimal.ONE.movePointLeft(110)) < 0) {
                break;
            }
        }
        return x;
    }
}
