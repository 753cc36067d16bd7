package org.impartial.games.heap.moore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * One move to a balanced state of Moore's Nim [Moore 1910], digit by digit from the highest down. A heap that has lost
 * a digit is loose: its lower digits are free. Let s others be in surplus at a digit, and f heaps be loose. If s = 0,
 * no loose heap gets it; if d + 1 − s ≤ f, that many do; else s further heaps lose it and become loose, and then f + s
 * ≤ d.
 */
final class MooreBalancing {
    private final long[] left;
    private final boolean[] isLoose;
    private final List<Integer> loose = new ArrayList<>();

    MooreBalancing(long[] heaps, long d) {
        left = heaps.clone();
        isLoose = new boolean[heaps.length];
        for (int digit = Long.SIZE - 2; digit >= 0; digit--) {
            long bit = 1L << digit;
            long surplus = tightHaving(bit) % (d + 1);
            long missing = surplus == 0 ? 0 : d + 1 - surplus;
            boolean fits = missing <= loose.size();
            choose(bit, fits ? missing : 0);
            if (!fits) {
                loosen(bit, surplus);
            }
        }
    }

    Optional<long[]> left() {
        return loose.isEmpty() ? Optional.empty() : Optional.of(left);
    }

    private long tightHaving(long bit) {
        return IntStream.range(0, left.length)
                .filter(i -> !isLoose[i] && (left[i] & bit) != 0)
                .count();
    }

    /** Gives the digit to some loose heaps and takes it from the others. */
    private void choose(long bit, long takers) {
        for (int i = 0; i < loose.size(); i++) {
            int heap = loose.get(i);
            left[heap] = i < takers ? left[heap] | bit : left[heap] & ~bit;
        }
    }

    private void loosen(long bit, long surplus) {
        long more = surplus;
        for (int i = 0; more > 0; i++) {
            if (!isLoose[i] && (left[i] & bit) != 0) {
                left[i] ^= bit;
                isLoose[i] = true;
                loose.add(i);
                more--;
            }
        }
    }
}
