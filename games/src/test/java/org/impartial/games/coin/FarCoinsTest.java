package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.games.Asked;
import org.impartial.games.HeapTable;
import org.impartial.games.heap.Subtraction;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coins go as far as the heap games that they are worth as much as: by a proved period, or by the engine of Grundy's game. */
class FarCoinsTest {
    private static final int NEAR = 4000;
    private static final long FEW = 100_000;

    /** The value is that of the naive table, which is gone round by its period; far fewer positions than heaps are looked at. */
    @ParameterizedTest
    @CsvSource({
        "'2,5', 10000000",
        "'2,5', 999999999999999999",
        "'1,4,9', 10000000",
        "'1,4,9', 1000000000000000000",
        "'3,7,8', 123456789012345678"
    })
    void twinsByTheirPeriod(String distances, long coin) {
        long[] members = Arrays.stream(distances.split(",", -1))
                .mapToLong(Long::parseLong)
                .toArray();
        HeapGame heaps = new Subtraction(SubtractionSet.of(members));
        long[] near = HeapTable.of(heaps, NEAR);
        int period = period(near);
        int same = (int) (coin % period) + NEAR / 2 / period * period;
        Analysis far = Asked.analysis("twins[S=" + distances + "] " + coin);
        assertEquals(near[same], far.grundy().orElseThrow());
        assertTrue(
                far.cost().positions() < FEW, () -> "positions: " + far.cost().positions());
        for (Move move : far.winningMoves()) {
            assertEquals(Outcome.P, Solver.normal().analyse(move.result()).outcome(), move.toString());
        }
    }

    /** Sets that are neither heaps of a subtraction game nor of a code: each head depends on the last few only. */
    @ParameterizedTest
    @CsvSource({
        "'[],[1],[1,2]', 999999999999999999",
        "'[],[1,3],[2],[5,6,8]', 10000000",
        "'[],[1,3],[2],[5,6,8]', 123456789012345678",
        "'[1],[2,3],[1,5,6]', 1000000000000000000"
    })
    void companionsByTheirPeriod(String patterns, long coin) {
        List<List<Long>> distances = Arrays.stream(patterns.split("\\],\\[", -1))
                .map(pattern -> pattern.replaceAll("[\\[\\]]", ""))
                .map(pattern -> pattern.isEmpty() ? List.<Long>of() : longs(pattern))
                .toList();
        HeapGame heads = new HeadGame(new Companions(1, distances));
        long[] near = HeapTable.of(heads, NEAR);
        int period = period(near);
        int same = (int) ((coin - 1) % period) + NEAR / 2 / period * period;
        assertTrue(same >= NEAR / 4 && same < NEAR, period + " is no period");
        Analysis far = Asked.analysis("coin-turning[companions," + patterns + "] " + coin);
        assertEquals(near[same], far.grundy().orElseThrow());
        assertTrue(
                far.cost().positions() < FEW, () -> "positions: " + far.cost().positions());
        for (Move move : far.winningMoves()) {
            assertEquals(Outcome.P, Solver.normal().analyse(move.result()).outcome(), move.toString());
        }
    }

    private static List<Long> longs(String numbers) {
        return Arrays.stream(numbers.split(",", -1)).map(Long::valueOf).toList();
    }

    /** The least period of the second half of a table. */
    private static int period(long[] values) {
        for (int period = 1; ; period++) {
            int i = NEAR / 2;
            while (i + period < NEAR && values[i] == values[i + period]) {
                i++;
            }
            if (i + period == NEAR) {
                return period;
            }
        }
    }

    @Test
    void gruntByTheEngineOfGrundysGame() {
        gruntIsWorthGrundysGame(10_000);
    }

    @Tag("thorough")
    @Test
    void gruntAtTenMillion() {
        gruntIsWorthGrundysGame(10_000_000);
    }

    private static void gruntIsWorthGrundysGame(long n) {
        Analysis grunt = Asked.analysis("grunt " + n);
        Analysis heap = Asked.analysis("grundys-game " + n);
        assertEquals(heap.grundy(), grunt.grundy());
        assertFalse(grunt.grundy().isEmpty());
        assertEquals(
                Outcome.P, Asked.analysis("grunt " + n + " + grundys-game " + n).outcome());
    }
}
