package org.impartial.games.number;

import com.google.common.math.LongMath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Divisors of numbers up to 2^63 − 1. */
final class Factors {
    private static final int SMALL = 1000;

    /**
     * Returns all divisors, each once; none for 0. The step is called repeatedly and may stop the work by an exception.
     */
    static List<Long> divisors(long n, Runnable step) {
        List<Long> divisors = new ArrayList<>();
        if (n == 0) {
            return divisors;
        }
        divisors.add(1L);
        long before = 0;
        int from = 0;
        for (long prime : primes(n, step)) {
            int size = divisors.size();
            int start = prime == before ? from : 0;
            for (int i = start; i < size; i++) {
                divisors.add(divisors.get(i) * prime);
            }
            from = size;
            before = prime;
        }
        return divisors;
    }

    private static List<Long> primes(long n, Runnable step) {
        List<Long> primes = new ArrayList<>();
        long rest = n;
        for (long d = 2; d < SMALL && d * d <= rest; d++) {
            for (; rest % d == 0; rest /= d) {
                primes.add(d);
            }
        }
        Deque<Long> open = new ArrayDeque<>();
        if (rest > 1) {
            open.push(rest);
        }
        while (!open.isEmpty()) {
            long part = open.pop();
            if (LongMath.isPrime(part)) {
                primes.add(part);
            } else {
                long factor = new PollardWalk(part, step).factor();
                open.push(factor);
                open.push(part / factor);
            }
        }
        return primes.stream().sorted().toList();
    }
}
