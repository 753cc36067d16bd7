package org.impartial.solve.engine.retrograde;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.Test;

class RetrogradeTest {
    /** Returns the remoteness of each vertex by the definition, move by move; −1 for a draw. */
    private static int[] signedRemoteness(int[][] rows, Convention convention) {
        int[] known = new int[rows.length];
        Arrays.fill(known, -1);
        for (int moves = 0; moves <= rows.length; moves++) {
            int[] before = known.clone();
            for (int v = 0; v < rows.length; v++) {
                if (before[v] < 0 && decided(rows[v], before, moves, convention)) {
                    known[v] = moves;
                }
            }
        }
        return known;
    }

    private static boolean decided(int[] row, int[] known, int moves, Convention convention) {
        int lostParity = convention == Convention.NORMAL ? 0 : 1;
        if (row.length == 0) {
            return moves == 0;
        }
        boolean someLost = IntStream.of(row).anyMatch(w -> known[w] >= 0 && known[w] % 2 == lostParity);
        boolean allWon = IntStream.of(row).allMatch(w -> known[w] >= 0 && known[w] % 2 != lostParity);
        return someLost || allWon;
    }

    @Property(tries = 2000)
    void agreesWithTheDefinitionMoveByMove(@ForAll long seed, @ForAll Convention convention) {
        int[][] rows = RandomGraphs.rows(seed, 24);
        int[] expected = signedRemoteness(rows, convention);
        Retrograde outcomes = Retrograde.of(RandomGraphs.graph(rows), convention, Meter.unlimited());
        for (int v = 0; v < rows.length; v++) {
            assertEquals(expected[v], outcomes.remoteness(v), () -> Arrays.deepToString(rows));
            assertOutcomeFollowsFromSuccessors(rows[v], v, outcomes, convention);
        }
    }

    private static void assertOutcomeFollowsFromSuccessors(
            int[] row, int v, Retrograde outcomes, Convention convention) {
        List<Outcome> next =
                IntStream.of(row).mapToObj(outcomes::outcome).distinct().toList();
        Outcome expected = Outcome.D;
        if (row.length == 0) {
            expected = convention.end();
        } else if (next.contains(Outcome.P)) {
            expected = Outcome.N;
        } else if (next.equals(List.of(Outcome.N))) {
            expected = Outcome.P;
        }
        assertEquals(expected, outcomes.outcome(v));
    }

    @Test
    void aLongPathHasAlternatingOutcomes() {
        int n = 300_000;
        IntGraph path = IntGraph.of(n, v -> v == 0 ? new int[0] : new int[] {v - 1}, Meter.unlimited());
        Retrograde outcomes = Retrograde.of(path, Convention.MISERE, Meter.unlimited());
        assertEquals(n - 1, outcomes.remoteness(n - 1));
        assertEquals(Outcome.P, outcomes.outcome(n - 1));
        assertEquals(Outcome.N, outcomes.outcome(n - 2));
    }

    @Test
    void theEmptyGraphHasNoFates() {
        assertEquals(0, RandomGraphs.graph(new int[0][]).vertices());
        Retrograde.of(RandomGraphs.graph(new int[0][]), Convention.NORMAL, Meter.unlimited());
    }

    @Test
    void anArcToNoVertexIsRefused() {
        IllegalArgumentException beyond =
                assertThrows(IllegalArgumentException.class, () -> RandomGraphs.graph(new int[][] {{1}}));
        assertEquals("an arc leads to vertex 1, but the vertices are numbered from 0 to 0", beyond.getMessage());
        IllegalArgumentException negative =
                assertThrows(IllegalArgumentException.class, () -> RandomGraphs.graph(new int[][] {{}, {-1}}));
        assertEquals("vertex 1 has an arc to -1; vertices are numbered from 0", negative.getMessage());
    }

    @Test
    void aBudgetStopsTheReadingOfAGraphAndACancellationTheAnalysis() {
        Meter tight = new Meter(Budget.positions(9), Progress.NONE, () -> false);
        StoppedException over = assertThrows(StoppedException.class, () -> IntGraph.of(10, v -> new int[0], tight));
        assertEquals(StoppedException.Cause.OVER_BUDGET, over.why());
        IntGraph graph = IntGraph.of(10_000, v -> new int[0], Meter.unlimited());
        Meter cancelled = new Meter(Budget.unlimited().within(Duration.ofDays(1)), Progress.NONE, () -> true);
        StoppedException stopped =
                assertThrows(StoppedException.class, () -> Retrograde.of(graph, Convention.NORMAL, cancelled));
        assertEquals(StoppedException.Cause.CANCELLED, stopped.why());
        assertTrue(stopped.cost().options() > 0);
    }
}
