package org.impartial.games.number;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The sums of given numbers, each taken any number of times. */
final class Sums {
    private static final long OPEN = Long.MAX_VALUE;

    static List<Long> generators(List<Long> numbers) {
        List<Long> needed = new ArrayList<>();
        for (long number : numbers.stream().sorted().distinct().toList()) {
            if (needed.isEmpty() || leasts(needed)[(int) (number % needed.get(0))] > number) {
                needed.add(number);
            }
        }
        return List.copyOf(needed);
    }

    /** Returns the least sum of each remainder modulo the least number, which comes first. */
    static long[] leasts(List<Long> numbers) {
        int modulus = Math.toIntExact(numbers.get(0));
        long[] leasts = new long[modulus];
        Arrays.fill(leasts, OPEN);
        leasts[0] = 0;
        for (long number : numbers) {
            int step = (int) (number % modulus);
            for (int start = 0; start < modulus; start++) {
                goRound(leasts, start, step, number);
            }
        }
        return leasts;
    }

    private static void goRound(long[] leasts, int start, int step, long number) {
        int at = start;
        while (leasts[at] < OPEN) {
            int next = (at + step) % leasts.length;
            long sum = leasts[at] + number;
            if (sum >= leasts[next]) {
                return;
            }
            leasts[next] = sum;
            at = next;
        }
    }
}
