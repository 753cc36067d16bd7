package org.impartial.games.number;

import com.google.common.math.LongMath;

/** Finds a factor of an odd composite number below 2^63 by Pollard's walk x → x² + c. */
// Numbers are kept as Montgomery's x · 2^64 mod n, for which a product mod n is three multiplications; the gcd with n
// does not change by the factor 2^64. Differences are multiplied together, and one gcd serves many.
final class PollardWalk {
    private static final int BATCH = 128;
    private final long n;
    /** n · inverse is −1 mod 2^64. */
    private final long inverse;

    private final Runnable step;

    PollardWalk(long n, Runnable step) {
        this.n = n;
        this.step = step;
        // Each round doubles the number of right digits: n · n is 1 mod 8.
        long x = n;
        for (int digits = 3; digits < Long.SIZE; digits *= 2) {
            x *= 2 - n * x;
        }
        this.inverse = -x;
    }

    long factor() {
        for (long shift = 1; ; shift++) {
            long found = walk(shift);
            if (found < n) {
                return found;
            }
        }
    }

    /** Returns a factor, or n itself if this walk does not separate its factors. */
    private long walk(long shift) {
        long slow = 2;
        long fast = 2;
        while (true) {
            step.run();
            long slowBefore = slow;
            long fastBefore = fast;
            long product = 1;
            for (int i = 0; i < BATCH; i++) {
                slow = next(slow, shift);
                fast = next(next(fast, shift), shift);
                product = times(product, Math.abs(slow - fast));
            }
            long found = LongMath.gcd(product, n);
            if (found > 1) {
                return found < n ? found : oneByOne(slowBefore, fastBefore, shift);
            }
        }
    }

    /** Repeats the steps with a gcd for each, after a batch that found all factors at once. */
    private long oneByOne(long slowBefore, long fastBefore, long shift) {
        long slow = slowBefore;
        long fast = fastBefore;
        long found = 1;
        while (found == 1) {
            slow = next(slow, shift);
            fast = next(next(fast, shift), shift);
            found = LongMath.gcd(Math.abs(slow - fast), n);
        }
        return found;
    }

    private long next(long x, long shift) {
        long sum = times(x, x) + shift;
        return sum < 0 || sum >= n ? sum - n : sum;
    }

    /** Returns a · b / 2^64 mod n, for a and b from 0 to n − 1. */
    private long times(long a, long b) {
        long high = Math.multiplyHigh(a, b);
        long low = a * b;
        long quotient = low * inverse;
        // low + quotient · n is 0 mod 2^64; it carries 1 unless both are 0. The quotient is unsigned, n is not
        // negative.
        long carried = Math.multiplyHigh(quotient, n) + (quotient < 0 ? n : 0) + (low == 0 ? 0 : 1);
        long sum = high + carried;
        return sum < 0 || sum >= n ? sum - n : sum;
    }
}
