package org.impartial.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.ImpartialException;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Random positions must be P-positions of the census, each with the same probability. */
class CensusSampleTest {
    private static final int DRAWS = 20_000;

    private static final HeapGame TAKE = HeapGame.of("take 1, 3 or all but one", (heap, out) -> {
        for (int taken : new int[] {1, 3, heap - 1}) {
            if (taken > 0 && taken <= heap) {
                out.to(heap - taken);
            }
        }
    });

    private record Nim() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(SubtractionSet.all());
        }
    }

    @ParameterizedTest
    @EnumSource(Selection.class)
    void samplesOfTablesAreUniform(Selection selection) {
        assertUniform(Census.of(TAKE, 1, 7), selection, 7, Convention.NORMAL);
    }

    @ParameterizedTest
    @EnumSource(Selection.class)
    void samplesOfQuotientsAreUniform(Selection selection) {
        assertUniform(Census.of(TAKE, 1, 7, Convention.MISERE, Meter.unlimited()), selection, 7, Convention.MISERE);
    }

    @ParameterizedTest
    @EnumSource(Selection.class)
    void samplesOfIntervalsAreUniform(Selection selection) {
        assertUniform(intervals(7), selection, 8, Convention.NORMAL);
    }

    /** Returns the census of the heaps of Nim up to a power of 2 less 1, counted as long intervals are. */
    private static Census intervals(int to) {
        List<IntervalCounts.WeightedRun> runs = List.of(new IntervalCounts.WeightedRun(0, 0, to + 1, BigInteger.ONE));
        FiniteCounts heaps = FiniteCounts.ofValues(
                Census.of(new Nim(), 0, to).values(), (value, count, random) -> List.of(new Nim().at(value)));
        return Census.of(IntervalCounts.of(0, runs, FiniteCounts.FewValues.of(heaps)), "");
    }

    /** Choices that are chosen are equal in whichever order their heaps are drawn. */
    @ParameterizedTest
    @EnumSource(Selection.class)
    void samplesOfChoicesOfChoicesAreUniform(Selection selection) {
        for (Census heaps : new Census[] {intervals(3), Census.of(new Nim(), 0, 3)}) {
            assertUniform(heaps.choose(selection, 2).choose(selection, 2), 2_000, Convention.NORMAL);
        }
    }

    /** Equal positions in a list are one, so that sets of positions that differ are drawn. */
    @ParameterizedTest
    @EnumSource(Convention.class)
    void equalPositionsAreCountedOnce(Convention play) {
        List<Position> positions = Stream.of(1, 1, 2, 2, 3, 4, 5)
                .<Position>map(heap -> new Nim().at(heap))
                .toList();
        Meter meter = new Meter(Budget.positions(10_000), Progress.NONE, () -> false);
        Census heaps = Census.of(positions, play, meter);
        assertEquals(BigInteger.valueOf(5), heaps.total());
        assertEquals(
                BigInteger.valueOf(5), Census.ofOutcomes(positions, play, meter).total());
        for (Position sum : heaps.subsets(4).samples(1, meter).limit(20).toList()) {
            assertEquals(4, Set.copyOf(sum.components()).size());
        }
    }

    @Test
    void manyAreDrawnWithoutOrder() {
        Meter meter = new Meter(Budget.positions(20_000), Progress.NONE, () -> false);
        Census nim = Census.of(new Nim(), 0, 1_000_000);
        List<Position> drawn = new ArrayList<>();
        for (Census chosen : new Census[] {
            nim.multisets(50), nim.subsets(50), Census.of(TAKE, 0, 100).subsets(50)
        }) {
            Position position = chosen.samples(1, meter).findFirst().orElseThrow();
            assertEquals(50, position.components().size());
            assertEquals(0, value(position));
            drawn.add(position);
        }
        assertEquals(50, Set.copyOf(drawn.get(1).components()).size());
        assertEquals(50, Set.copyOf(drawn.get(2).components()).size());
        Meter few = new Meter(Budget.positions(40), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> nim.times(50).samples(1, few).findFirst());
    }

    private static void assertUniform(Census census, Selection selection, int heaps, Convention play) {
        Census chosen = census.choose(selection, 3);
        assertUniform(chosen, DRAWS, play);
        assertTrue(
                Choices.of(selection, heaps, 3).size() > chosen.count(Outcome.P).intValueExact());
    }

    private static void assertUniform(Census chosen, int draws, Convention play) {
        Map<List<Object>, Integer> seen = new HashMap<>();
        chosen.samples(1, Meter.unlimited()).limit(draws).forEach(position -> {
            List<Object> sizes = new ArrayList<>();
            position.components().forEach(part -> sizes.add(part.state()));
            if (seen.merge(sizes, 1, Integer::sum) == 1) {
                assertEquals(Outcome.P, Solver.of(play).outcome(position));
            }
        });
        int kinds = chosen.count(Outcome.P).intValueExact();
        assertTrue(kinds > 1 && seen.size() == kinds, kinds + " positions, and " + seen.size() + " were drawn");
        double expected = (double) draws / kinds;
        double square = seen.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        // Four standard deviations above the mean of the chi-squared distribution.
        assertTrue(square < kinds - 1 + 4 * Math.sqrt(2.0 * kinds), square + " for " + kinds + " positions");
    }

    @Test
    void positionsOfAnyValueAndOfSumsAreDrawn() {
        Census nim = Census.of(new Nim(), 0, 1_000_000_000_000L);
        Census sums = nim.multisets(2).plus(Census.of(TAKE, 0, 30).times(2));
        for (Position position : sums.samples(5, 3, Meter.unlimited()).limit(20).toList()) {
            assertEquals(4, position.components().size());
            assertEquals(5, value(position));
        }
        assertEquals(sums.sample(9), sums.sample(9));
        Census tables = Census.of(TAKE, 0, 30).plus(Census.of(TAKE, 2, 9));
        tables.samples(1, 3, Meter.unlimited()).limit(20).forEach(position -> assertEquals(1, value(position)));
    }

    private static long value(Position position) {
        long value = 0;
        for (Component<?> part : position.components()) {
            long heap = (Long) part.state();
            value ^= part.game() instanceof Nim ? heap : Solver.normal().grundy(TAKE.at(heap));
        }
        return value;
    }

    @Test
    void impossibleRequestsAreRejected() {
        Census none = Census.of(TAKE, 1, 1);
        assertTrue(assertThrows(ImpartialException.class, () -> none.sample(1))
                .getMessage()
                .contains("no such position"));
        Census modular = none.times(3, Modulus.of(10));
        assertThrows(ImpartialException.class, () -> modular.sample(1));
        assertThrows(ImpartialException.class, () -> modular.multisets(2));
        assertThrows(ImpartialException.class, () -> modular.plus(none.times(2, Modulus.of(11))));
        assertEquals(
                none.times(6, Modulus.of(10)).values(),
                modular.times(2, Modulus.of(10)).values());
        assertNotEquals(Modulus.of(10), Modulus.EXACT);
        assertThrows(IllegalArgumentException.class, () -> Modulus.of(0));
        assertThrows(IllegalArgumentException.class, () -> none.times(-1));
        assertThrows(IllegalArgumentException.class, () -> Census.of(TAKE, 3, 2));
        assertThrows(
                ImpartialException.class, () -> none.plus(Census.of(TAKE, 0, 4, Convention.MISERE, Meter.unlimited())));
        Census nim = Census.of(new Nim(), 0, 1L << 50);
        assertTrue(assertThrows(ImpartialException.class, () -> nim.times(2).values())
                .getMessage()
                .contains("too many"));
        assertTrue(assertThrows(ImpartialException.class, () -> nim.times(1_000_000_000))
                .getMessage()
                .contains("modulo"));
    }

    @Test
    void theMeterStopsCounting() {
        Meter meter = new Meter(Budget.positions(1), Progress.NONE, () -> false);
        Census heaps = Census.of(TAKE, 0, 1000);
        assertThrows(
                StoppedException.class,
                () -> heaps.choose(Selection.MULTISETS, 10_000_000, Modulus.of(1_000_000_007), meter));
        assertThrows(StoppedException.class, () -> Census.of(TAKE, 0, 100_000, Convention.NORMAL, meter));
    }
}
