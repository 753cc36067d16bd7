package org.impartial.solve.engine.retrograde;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.Test;

class GameGraphTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int next = 0; next < heap; next++) {
            out.to(next);
        }
    });

    @Test
    void sumsOfTheSameComponentsAreOneVertex() {
        GameGraph graph = GameGraph.reachable(NIM.heaps(2, 2), Meter.unlimited());
        assertEquals(6, graph.graph().vertices());
        assertEquals(graph.vertex(NIM.heaps(1, 2)), graph.vertex(NIM.heaps(2, 1)));
        assertEquals(NIM.heaps(2, 2), graph.position(0));
    }

    @Test
    void retrogradeAnalysisOfAGameUnderBothConventions() {
        GameGraph graph = GameGraph.reachable(NIM.heaps(1, 1), Meter.unlimited());
        assertEquals(
                Outcome.P,
                Retrograde.of(graph.graph(), Convention.NORMAL, Meter.unlimited())
                        .outcome(0));
        assertEquals(
                Outcome.N,
                Retrograde.of(graph.graph(), Convention.MISERE, Meter.unlimited())
                        .outcome(0));
    }

    @Test
    void aLoopyGameIsFinite() {
        FiniteGraph ring = FiniteGraph.of(3, List.of(List.of(0, 1), List.of(1, 2), List.of(2, 0)));
        GameGraph graph = GameGraph.reachable(Position.sum(List.of(ring.at(0), ring.at(1))), Meter.unlimited());
        assertEquals(6, graph.graph().vertices());
        assertEquals(12, graph.graph().arcs());
    }

    @Test
    void whatCannotBeReachedHasNoVertex() {
        GameGraph graph = GameGraph.reachable(NIM.at(2), Meter.unlimited());
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, () -> graph.vertex(NIM.at(3)));
        assertEquals("nim 3 cannot be reached from nim 2; start from it instead", error.getMessage());
    }

    @Test
    void aBudgetStopsAGameThatIsTooLarge() {
        Meter tight = new Meter(Budget.positions(5), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> GameGraph.reachable(NIM.at(5), tight));
    }
}
