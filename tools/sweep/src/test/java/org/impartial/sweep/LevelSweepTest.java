package org.impartial.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.SomeLevels.Climb;
import org.impartial.sweep.SomeLevels.Loops;
import org.impartial.sweep.SomeLevels.Queens;
import org.impartial.sweep.SomeLevels.Tree;
import org.impartial.sweep.disk.SweepDirectory;
import org.impartial.sweep.work.Accumulator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LevelSweepTest {
    private static final Queens QUEENS = new Queens("queens");
    private static final long ROOT = Queens.state(19, 14);

    @TempDir
    private Path directory;

    @Test
    void aSweepInMemoryGivesTheValuesOfTheDefinition() throws IOException {
        assertEquals(SomeLevels.grundy(QUEENS, ROOT), values(sweep(QUEENS, ROOT).inMemory(Meter.unlimited())));
        Climb climb = new Climb(40);
        assertEquals(SomeLevels.grundy(climb, -90), values(sweep(climb, -90).inMemory(Meter.unlimited())));
    }

    @ParameterizedTest
    @ValueSource(longs = {10_000, 40_000, 1_000_000, 100_000_000})
    void aSweepOnDiskGivesTheSameWithAnyMemory(long memory) throws IOException {
        LevelSummary expected =
                sweep(QUEENS, Queens.state(20, 30)).inMemory(Meter.unlimited()).summary();
        SweepDirectory volume = new SweepDirectory(directory);
        LevelSweep<Long> sweep = sweep(QUEENS, Queens.state(20, 30));
        try (LevelTable<Long> table = sweep.onDisk(volume, memory, Meter.unlimited())) {
            assertEquals(expected, table.summary());
            assertEquals(21 * 31, table.positions());
        }
    }

    @Test
    void positionsReachedByOneMoveOnlyAreNotLost() throws IOException {
        Tree tree = new Tree(3000);
        LevelSweep<Long> sweep = sweep(tree, 1);
        assertEquals(
                SomeLevels.grundy(tree, 1),
                values(sweep.onDisk(new SweepDirectory(directory), 10_000, Meter.unlimited())));
    }

    @ParameterizedTest
    @EnumSource(names = {"REMOTENESS", "MISERE_REMOTENESS"})
    void remotenessIsThatOfTheDefinition(SweepMeasure measure) throws IOException {
        Convention convention = measure.convention();
        LevelSweep<Long> queens = sweep(QUEENS, ROOT).measuring(measure);
        Map<Long, Integer> expected = SomeLevels.outcomes(QUEENS, ROOT, convention);
        assertEquals(expected, values(queens.inMemory(Meter.unlimited())));
        assertEquals(expected, values(queens.onDisk(new SweepDirectory(directory), 10_000, Meter.unlimited())));
        for (int n : List.of(2, 97, 250)) {
            Loops loops = new Loops(n);
            LevelSweep<Long> sweep = sweep(loops, 1).measuring(measure);
            Map<Long, Integer> outcomes = SomeLevels.outcomes(loops, 1, convention);
            assertEquals(outcomes, values(sweep.inMemory(Meter.unlimited())));
            outcomes.forEach((state, value) -> {
                Accumulator seen = new Accumulator(measure, n, 1);
                SomeLevels.options(loops, state)
                        .forEach(option -> seen.see(0, Accumulator.code(measure, outcomes.get(option))));
                assertEquals(Accumulator.code(measure, value), seen.code(0));
            });
        }
    }

    @Test
    void loopsHaveDraws() throws IOException {
        LevelSummary summary =
                sweep(new Loops(250), 1).inMemory(Meter.unlimited()).summary();
        assertTrue(summary.outcomes().keySet().containsAll(List.of(Outcome.P, Outcome.N, Outcome.D)));
    }

    @Test
    void positionsAreLookedUp() throws IOException {
        try (LevelTable<Long> disk = sweep(QUEENS, ROOT).onDisk(directory, Meter.unlimited())) {
            LevelTable<Long> memory = sweep(QUEENS, ROOT).inMemory(Meter.unlimited());
            for (Map.Entry<Long, Integer> entry :
                    SomeLevels.grundy(QUEENS, ROOT).entrySet()) {
                assertEquals(OptionalInt.of(entry.getValue()), disk.value(entry.getKey()));
                assertEquals(OptionalInt.of(entry.getValue()), memory.value(entry.getKey()));
            }
            assertEquals(OptionalInt.empty(), disk.value(Queens.state(20, 3)));
            assertEquals(OptionalInt.empty(), memory.value(Queens.state(20, 3)));
            assertEquals(OptionalInt.empty(), memory.value(Queens.state(300, 300)));
        }
    }

    @Test
    void summariesCount() throws IOException {
        LevelSummary summary =
                sweep(QUEENS, Queens.state(2, 1)).inMemory(Meter.unlimited()).summary();
        assertEquals(Map.of(-3, 1L, -2, 2L, -1, 2L, 0, 1L), summary.sizes());
        assertEquals(Map.of(0, 2L, 1, 2L, 2, 2L), summary.values());
        assertEquals(Map.of(Outcome.P, 2L, Outcome.N, 4L), summary.outcomes());
        assertEquals(6, summary.positions());
        long sum = LevelSummary.term(Queens.state(2, 1), 0)
                + LevelSummary.term(Queens.state(1, 1), 2)
                + LevelSummary.term(Queens.state(2, 0), 2)
                + LevelSummary.term(Queens.state(1, 0), 1)
                + LevelSummary.term(Queens.state(0, 1), 1)
                + LevelSummary.term(0, 0);
        assertEquals(sum, summary.checksum());
    }

    @Test
    void exchangedValuesChangeTheChecksum() {
        LevelSummary.PositionCount one = new LevelSummary.PositionCount(SweepMeasure.GRUNDY);
        one.visit(0, 1, 2);
        one.visit(0, 2, 1);
        LevelSummary.PositionCount other = new LevelSummary.PositionCount(SweepMeasure.GRUNDY);
        other.visit(0, 1, 1);
        other.visit(0, 2, 2);
        assertEquals(one.summary().values(), other.summary().values());
        assertTrue(one.summary().checksum() != other.summary().checksum());
    }

    @Test
    void severalRootsAreSweptTogether() throws IOException {
        LevelSweep<Long> both =
                LevelSweep.of(QUEENS, List.of(Queens.state(3, 9), Queens.state(9, 3), Queens.state(3, 9)));
        Map<Long, Integer> expected = SomeLevels.grundy(QUEENS, Queens.state(3, 9));
        expected.putAll(SomeLevels.grundy(QUEENS, Queens.state(9, 3)));
        assertEquals(expected, values(both.inMemory(Meter.unlimited())));
    }

    @Test
    void gamesThatCannotBeSweptAreRejectedWithARemedy() {
        BeyondRangeException parts = assertThrows(
                BeyondRangeException.class, () -> sweep(new Halves(), 9).inMemory(Meter.unlimited()));
        assertTrue(parts.getMessage().contains("sweep a game whose moves leave one component"), parts.getMessage());
        BeyondRangeException levels = assertThrows(
                BeyondRangeException.class, () -> sweep(new Loops(10), 1).measuring(SweepMeasure.GRUNDY));
        assertTrue(levels.getMessage().contains("no levels"), levels.getMessage());
        HeapGame heaps = HeapGame.of("halves", (heap, out) -> out.to(heap / 2, heap / 2));
        assertThrows(BeyondRangeException.class, () -> LevelSweep.of(heaps, List.of(3L)));
        assertThrows(IllegalArgumentException.class, () -> LevelSweep.of(QUEENS, List.of()));
        assertThrows(IllegalArgumentException.class, () -> sweep(QUEENS, 0).memory(LevelSweep.LEAST_MEMORY - 1));
    }

    /** A game whose moves leave two parts. */
    private record Halves() implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            if (state > 0) {
                out.to(state / 2, state / 2);
            }
        }
    }

    /** A game whose level does not rise with the move from 2 to 1. */
    private record Liar() implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            if (state > 0) {
                out.to(state - 1);
            }
        }

        @Override
        public int level(long state) {
            return state == 2 ? -1 : (int) -state;
        }
    }

    @Test
    void levelsThatDoNotRiseAreDetected() {
        FaultyRulesException fault = assertThrows(
                FaultyRulesException.class, () -> sweep(new Liar(), 5).inMemory(Meter.unlimited()));
        assertTrue(fault.getMessage().contains("the levels do not rise: a move from 2"), fault.getMessage());
    }

    /** One move from a level to another. */
    private record Jump(int from, int to) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            if (state == 0) {
                out.to(1);
            }
        }

        @Override
        public int level(long state) {
            return state == 0 ? from : to;
        }
    }

    @Test
    void levelsTooFarApartAreRefused() {
        LevelSweep<Long> far = sweep(new Jump(-1, Integer.MAX_VALUE), 0);
        for (BeyondRangeException refused : List.of(
                assertThrows(BeyondRangeException.class, () -> far.inMemory(Meter.unlimited())),
                assertThrows(BeyondRangeException.class, () -> far.onDisk(directory, Meter.unlimited())))) {
            assertTrue(refused.getMessage().startsWith("a move from 0 on level -1 leads to 1"), refused.getMessage());
        }
        LevelSweep<Long> near = sweep(new Jump(0, Integer.MAX_VALUE), 0);
        assertEquals(2, near.inMemory(Meter.unlimited()).positions());
    }

    @Test
    void aBudgetStopsASweep() {
        Meter meter = new Meter(Budget.positions(100), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> sweep(QUEENS, ROOT).inMemory(meter));
        Meter cancelled = new Meter(Budget.unlimited(), Progress.NONE, () -> true);
        assertThrows(
                StoppedException.class,
                () -> sweep(QUEENS, Queens.state(90, 90)).inMemory(cancelled));
    }

    static LevelSweep<Long> sweep(PackedGame game, long root) {
        return LevelSweep.of(game, List.of(root));
    }

    static Map<Long, Integer> values(LevelTable<Long> table) throws IOException {
        Map<Long, Integer> values = new HashMap<>();
        try (table) {
            table.forEach((level, position, value) -> values.put(table.unpack(position), value));
            assertEquals(table.positions(), values.size());
        }
        return values;
    }
}
