package org.impartial.games.number;

import com.google.common.math.LongMath;
import java.util.Arrays;
import java.util.BitSet;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/** The primes below 2^20 as a table, and the indices of primes in it. */
public final class Primes {
    private static final int TABLED = 1 << 20;
    private static final int[] PRIMES = sieve(TABLED);

    private static int[] sieve(int end) {
        BitSet composite = new BitSet(end);
        for (int p = 2; p * p < end; p++) {
            if (!composite.get(p)) {
                for (int multiple = p * p; multiple < end; multiple += p) {
                    composite.set(multiple);
                }
            }
        }
        composite.set(0, 2);
        composite.flip(0, end);
        return composite.stream().toArray();
    }

    /** Returns the primes up to a bound, ascending: from the table while it reaches, and by tests beyond it. */
    public static LongStream upTo(long most) {
        int found = Arrays.binarySearch(PRIMES, (int) Math.max(0, Math.min(most, TABLED)));
        LongStream near =
                Arrays.stream(PRIMES, 0, found < 0 ? -found - 1 : found + 1).asLongStream();
        return most < TABLED
                ? near
                : LongStream.concat(near, LongStream.rangeClosed(TABLED, most).filter(LongMath::isPrime));
    }

    static int count() {
        return PRIMES.length;
    }

    /** Returns the prime of an index from 1 to {@link #count}. */
    static int prime(int index) {
        return PRIMES[index - 1];
    }

    /** Returns the index of the least prime factor of a number from 2 on; empty if that prime is not in the table. */
    static OptionalLong leastFactor(long n) {
        for (int i = 0; i < PRIMES.length && (long) PRIMES[i] * PRIMES[i] <= n; i++) {
            if (n % PRIMES[i] == 0) {
                return OptionalLong.of(i + 1L);
            }
        }
        int place = n <= PRIMES[PRIMES.length - 1] ? Arrays.binarySearch(PRIMES, (int) n) : -1;
        return place < 0 ? OptionalLong.empty() : OptionalLong.of(place + 1L);
    }
}
