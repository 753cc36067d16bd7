package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.solve.Analysis;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solution of misère Kayles by Sibert and Conway against the quotient and against brute force. */
class MisereKaylesTest {
    private static final Code KAYLES = Code.of("0.77");
    private static final MisereQuotient QUOTIENT = MisereQuotient.of(KAYLES, 200);
    private static final int[] GRUNDY = grundy(2000);

    @Test
    void allSmallPositions() {
        assertAllUpTo(20);
    }

    @Tag("thorough")
    @Test
    void allPositionsToATotalOfForty() {
        assertAllUpTo(40);
    }

    @Test
    void largePositionsOfAnyKind() {
        Random random = new Random(1974);
        for (int i = 0; i < 20_000; i++) {
            assertQuotientFollowsTheSolution(
                    random.ints(1 + random.nextInt(8), 1, 2000).toArray());
        }
    }

    @Test
    void largePositionsOfTheExceptionalHeaps() {
        Random random = new Random(1992);
        int[] exceptional = {1, 4, 5, 9, 12, 17, 20, 25};
        for (int i = 0; i < 20_000; i++) {
            assertQuotientFollowsTheSolution(random.ints(1 + random.nextInt(30), 0, exceptional.length)
                    .map(j -> exceptional[j])
                    .toArray());
        }
    }

    /**
     * Through the solver, far above the reach of brute force: the winning moves are exactly those to P-positions of the
     * solution.
     */
    @Test
    void theSolverListsAllWinningMovesOfLargePositions() {
        Random random = new Random(1978);
        Solver solver = Solver.misere();
        for (int i = 0; i < 60; i++) {
            Position position =
                    KAYLES.heaps(random.longs(1 + random.nextInt(5), 1, 120).toArray());
            Analysis analysis = solver.analyse(position);
            assertEquals(solution(heaps(position)), analysis.outcome(), position::toString);
            assertEquals(
                    position.moves().stream()
                            .filter(move -> solution(heaps(move.result())) == Outcome.P)
                            .toList(),
                    analysis.winningMoves(),
                    position::toString);
        }
    }

    private static int[] heaps(Position position) {
        return position.components().stream()
                .mapToInt(heap -> ((Long) heap.state()).intValue())
                .toArray();
    }

    private static void assertAllUpTo(int total) {
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, KAYLES);
        Partitions.upTo(total, total, heaps -> {
            assertQuotientFollowsTheSolution(heaps);
            assertEquals(brute.outcome(ByDefinition.sum(heaps)), solution(heaps), () -> Arrays.toString(heaps));
        });
    }

    private static void assertQuotientFollowsTheSolution(int... heaps) {
        Outcome outcome = QUOTIENT.outcome(Arrays.stream(heaps).asLongStream().toArray());
        assertEquals(solution(heaps), outcome, () -> Arrays.toString(heaps));
    }

    private static Outcome solution(int... heaps) {
        boolean zero = Arrays.stream(heaps).map(heap -> GRUNDY[heap]).reduce(0, (a, b) -> a ^ b) == 0;
        boolean p = (zero && !losesThoughZero(heaps)) || isPThoughNotZero(heaps);
        return p ? Outcome.P : Outcome.N;
    }

    private static boolean losesThoughZero(int... heaps) {
        return is(heaps, 0, even(5), even(4, 1))
                || is(heaps, 0, even(17, 12, 9), even(20, 4, 1))
                || is(heaps, 25, even(17, 12, 9), odd(20, 4, 1));
    }

    private static boolean isPThoughNotZero(int... heaps) {
        return is(heaps, 0, even(5), odd(4, 1))
                || is(heaps, 0, odd(5), odd(4, 1))
                || is(heaps, 0, odd(9), even(4, 1))
                || is(heaps, 12, even(4, 1))
                || is(heaps, 0, even(17, 12, 9), odd(20, 4, 1))
                || is(heaps, 25, odd(9), odd(4, 1));
    }

    /** An even or odd number of heaps of some sizes. */
    private record Family(List<Integer> sizes, int parity) {
        boolean fits(List<Integer> heaps) {
            return heaps.stream().filter(sizes::contains).count() % 2 == parity;
        }
    }

    private static Family even(Integer... sizes) {
        return new Family(List.of(sizes), 0);
    }

    private static Family odd(Integer... sizes) {
        return new Family(List.of(sizes), 1);
    }

    /**
     * Returns whether a position consists of exactly one heap of a size, or none if it is 0, and of the families only.
     */
    private static boolean is(int[] heaps, int single, Family... families) {
        List<Integer> rest =
                new ArrayList<>(Arrays.stream(heaps).filter(h -> h > 0).boxed().toList());
        if (single != 0 && !rest.remove((Integer) single)) {
            return false;
        }
        return rest.stream().allMatch(heap -> Arrays.stream(families).anyMatch(f -> f.sizes.contains(heap)))
                && Arrays.stream(families).allMatch(f -> f.fits(rest));
    }

    private static int[] grundy(int size) {
        return IntStream.range(0, size)
                .map(new GrundyTable(KAYLES).grow(size)::value)
                .toArray();
    }
}
