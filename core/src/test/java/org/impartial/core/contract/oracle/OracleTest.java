package org.impartial.core.contract.oracle;

import static org.impartial.core.game.Convention.MISERE;
import static org.impartial.core.game.Convention.NORMAL;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.impartial.core.contract.shelf.Told;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.junit.jupiter.api.Test;

/** The oracle computes published values without a theorem. */
class OracleTest {
    private static final HeapGame KAYLES = HeapGame.of("kayles", Told.KAYLES);
    private final Oracle oracle = new Oracle(1_000_000);

    private long[] values(long upTo, Function<Position, OptionalLong> value) {
        return LongStream.rangeClosed(0, upTo)
                .map(heap -> value.apply(KAYLES.at(heap)).orElseThrow())
                .toArray();
    }

    /** OEIS A002186. */
    @Test
    void normalValuesOfKayles() {
        assertArrayEquals(new long[] {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7}, values(15, oracle::grundy));
    }

    /** The first superscripts of the genus sequence of Kayles [WW, ch. 13]. */
    @Test
    void misereValuesOfKayles() {
        assertArrayEquals(new long[] {1, 0, 2, 3, 0, 1, 3, 2, 1, 0, 2, 4}, values(11, oracle::misereGrundy));
    }

    /** Examples of Sibert and Conway: a sum of nim-sum 0 that is N, and one of another nim-sum that is P. */
    @Test
    void exceptionsOfMisereKayles() {
        assertEquals(Outcome.P, oracle.outcome(KAYLES.heaps(3, 3), MISERE));
        assertEquals(Outcome.N, oracle.outcome(KAYLES.heaps(1, 1), MISERE));
        assertEquals(Outcome.P, oracle.outcome(KAYLES.heaps(5, 4), MISERE));
        assertEquals(Outcome.P, oracle.outcome(KAYLES.heaps(9, 4, 4), MISERE));
    }

    @Test
    void theEmptySumHasEnded() {
        assertEquals(Outcome.P, oracle.outcome(Position.empty(), NORMAL));
        assertEquals(Outcome.N, oracle.outcome(Position.empty(), MISERE));
        assertEquals(OptionalLong.of(0), oracle.grundy(Position.empty()));
        assertEquals(OptionalLong.of(1), oracle.misereGrundy(Position.empty()));
    }

    @Test
    void loopyValues() {
        assertLoopy(graph(2, 0, 1, 1, 0), "[none, none]", "[D, D]");
        assertLoopy(graph(3, 0, 1, 1, 0, 0, 2), "[1, 0, 0]", "[N, P, P]");
        assertLoopy(graph(3, 0, 1, 1, 0, 0, 2, 1, 2), "[none, none, 0]", "[N, N, P]");
        assertLoopy(graph(2, 0, 0, 0, 1), "[none, 0]", "[N, P]");
        assertLoopy(graph(3, 0, 0, 0, 1, 1, 2), "[none, 1, 0]", "[D, N, P]");
        assertLoopy(graph(4, 0, 1, 1, 2, 2, 0, 0, 3), "[2, 1, 0, 0]", "[N, N, P, P]");
    }

    @Test
    void aDrawCanBeSettledByAnotherComponent() {
        FiniteGraph graph = graph(3, 0, 0, 0, 1, 1, 2);
        assertEquals(Outcome.D, oracle.outcome(graph.at(0), NORMAL));
        assertEquals(Outcome.N, oracle.outcome(graph.at(0).plus(graph.at(1)), NORMAL));
        assertEquals(OptionalLong.empty(), oracle.grundy(graph.at(0).plus(graph.at(1))));
        assertEquals(OptionalLong.empty(), oracle.misereGrundy(graph.at(0)));
    }

    @Test
    void aLongPlayNeedsNoStack() {
        ImpartialGame<Integer> countDown =
                ImpartialGame.of("down", List.of(0), n -> n == 0 ? List.of() : List.of(n - 1));
        assertEquals(OptionalLong.of(0), oracle.grundy(countDown.at(40_000)));
        assertEquals(Outcome.N, oracle.outcome(countDown.at(40_000), MISERE));
    }

    @Test
    void beyondTheBudgetItSaysSo() {
        Oracle poor = new Oracle(100);
        BeyondRangeException error =
                assertThrows(BeyondRangeException.class, () -> poor.outcome(KAYLES.at(40), NORMAL));
        assertTrue(error.getMessage().contains("100 positions"), error::getMessage);
    }

    private void assertLoopy(FiniteGraph graph, String values, String outcomes) {
        long[] vertices = LongStream.range(0, graph.successors().size()).toArray();
        assertEquals(
                values,
                Arrays.stream(vertices)
                        .mapToObj(v -> written(graph, v))
                        .toList()
                        .toString());
        assertEquals(
                outcomes,
                Arrays.stream(vertices)
                        .mapToObj(v -> oracle.outcome(graph.at((int) v), NORMAL))
                        .toList()
                        .toString());
    }

    private String written(FiniteGraph graph, long vertex) {
        OptionalLong value = oracle.grundy(graph.at((int) vertex));
        return value.isPresent() ? Long.toString(value.getAsLong()) : "none";
    }

    private static FiniteGraph graph(int vertices, int... ends) {
        List<List<Integer>> arcs = new ArrayList<>();
        for (int i = 0; i < ends.length; i += 2) {
            arcs.add(List.of(ends[i], ends[i + 1]));
        }
        return FiniteGraph.of(vertices, arcs);
    }
}
