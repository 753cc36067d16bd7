package org.impartial.games.heap.vector;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The theorems on the P-positions of Circular Nim with windows of two heaps and more [Dufour-Heubach 2013]. If there is
 * at most one winning move, {@code levelled} returns the ring after it, or the ring itself if there is none.
 */
record RingTheory(String statement, Predicate<List<Long>> lost, Optional<UnaryOperator<List<Long>>> levelled) {
    static Optional<RingTheory> of(int heaps, int window) {
        if (window == heaps) {
            return Optional.of(level("k = n: P iff all heaps are empty", ring -> Collections.nCopies(heaps, 0L)));
        }
        if (window == heaps - 1) {
            return Optional.of(level(
                    "k = n - 1: P iff all heaps are equal", ring -> Collections.nCopies(heaps, Collections.min(ring))));
        }
        return switch (10 * heaps + window) {
            case 42 -> Optional.of(level("CN(4,2): P iff (a,b,a,b)", RingTheory::opposite));
            case 52 ->
                Optional.of(turning(
                        "CN(5,2): P iff (m,b,c,d,b) with m the greatest and m + b = c + d",
                        r -> r.get(0).equals(Collections.max(r))
                                && r.get(1).equals(r.get(4))
                                && equalSums(r, 0, 1, 2, 3)));
            case 53 ->
                Optional.of(turning(
                        "CN(5,3): P iff (0,b,c,d,b) with b = c + d",
                        r -> r.get(0) == 0 && r.get(1).equals(r.get(4)) && equalSums(r, 0, 1, 2, 3)));
            case 63 ->
                Optional.of(new RingTheory(
                        "CN(6,3): P iff a + b = d + e and b + c = e + f",
                        r -> equalSums(r, 0, 1, 3, 4) && equalSums(r, 1, 2, 4, 5),
                        Optional.empty()));
            default -> Optional.empty();
        };
    }

    private static RingTheory level(String statement, UnaryOperator<List<Long>> after) {
        return new RingTheory(statement, ring -> after.apply(ring).equals(ring), Optional.of(after));
    }

    /** A ring is P if it has a form from some place on; the forms here are their own mirror images. */
    private static RingTheory turning(String statement, Predicate<List<Long>> form) {
        return new RingTheory(
                statement,
                ring -> IntStream.range(0, ring.size())
                        .anyMatch(from -> form.test(IntStream.range(0, ring.size())
                                .mapToObj(i -> ring.get((from + i) % ring.size()))
                                .toList())),
                Optional.empty());
    }

    private static List<Long> opposite(List<Long> ring) {
        long a = Math.min(ring.get(0), ring.get(2));
        long b = Math.min(ring.get(1), ring.get(3));
        return List.of(a, b, a, b);
    }

    /** Returns whether two heaps have the same sum as two others, which may exceed a long. */
    private static boolean equalSums(List<Long> ring, int a, int b, int c, int d) {
        return ring.get(a) - ring.get(c) == ring.get(d) - ring.get(b);
    }
}
