package org.impartial.discover.numeration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The weights of the digits, from the last one, with c_1, ..., c_r of u_(n+r) = c_1 u_(n+r-1) + ... + c_r u_n. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Weights(int[] recurrence, List<BigInteger> terms) {
    static final int COUNT = 512;
    static final int MOST_DIGITS = 16;

    static Weights of(int[] recurrence, long... start) {
        List<BigInteger> terms = new ArrayList<>();
        for (long weight : start) {
            terms.add(BigInteger.valueOf(weight));
        }
        while (terms.size() < COUNT) {
            BigInteger next = BigInteger.ZERO;
            for (int j = 0; j < recurrence.length; j++) {
                next = next.add(terms.get(terms.size() - 1 - j).multiply(BigInteger.valueOf(recurrence[j])));
            }
            terms.add(next);
        }
        return new Weights(recurrence.clone(), terms);
    }

    /** Returns the weights of a user-defined system; rejects those that no numeration can have. */
    static Weights checked(int[] recurrence, long... start) {
        if (recurrence.length == 0 || recurrence.length > 6 || start.length != recurrence.length || start[0] != 1) {
            throw new IllegalArgumentException("a numeration has a recurrence of 1 to 6 coefficients and as many first"
                    + " weights, the first of them 1; got " + Arrays.toString(recurrence) + " and "
                    + Arrays.toString(start));
        }
        if (recurrence.length > 1 && Math.abs(recurrence[recurrence.length - 1]) != 1) {
            throw new IllegalArgumentException(
                    "the last coefficient of the recurrence must be 1 or -1, not " + recurrence[recurrence.length - 1]);
        }
        return of(recurrence, start);
    }

    /** Returns the number of different digits; rejects weights that do not ascend, and digits above 15. */
    int digitsNeeded() {
        long most = 2;
        for (int i = 0; i + 1 < terms.size(); i++) {
            BigInteger[] parts = terms.get(i + 1).subtract(BigInteger.ONE).divideAndRemainder(terms.get(i));
            if (parts[0].signum() <= 0) {
                throw new IllegalArgumentException(
                        "weights must ascend, but " + terms.get(i) + " is followed by " + terms.get(i + 1));
            }
            most = Math.max(most, parts[0].min(BigInteger.valueOf(MOST_DIGITS)).longValue() + 1);
        }
        if (most > MOST_DIGITS) {
            throw new IllegalArgumentException("digits above " + (MOST_DIGITS - 1) + " are not supported");
        }
        return (int) most;
    }

    /** Returns the weight some steps before the first one, by running the recurrence backwards. */
    long before(int steps) {
        int r = recurrence.length;
        long[] back = new long[2 * r];
        for (int i = 0; i < r; i++) {
            back[r + i] = terms.get(i).longValueExact();
        }
        for (int i = r - 1; i >= 0; i--) {
            long rest = back[i + r];
            for (int j = 0; j + 1 < r; j++) {
                rest -= recurrence[j] * back[i + r - 1 - j];
            }
            back[i] = rest / recurrence[r - 1];
        }
        return back[r - steps];
    }
}
