package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.solve.Analysis;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.search.SomeGames;

/** Every strategy gives the same answer to the same question, which is that of the bare definition. */
class StrategiesProperties {

    @Property(tries = 40)
    void lanesAgreeOnKayles(@ForAll @Size(min = 1, max = 3) List<@IntRange(min = 0, max = 7) Integer> heaps) {
        Position near = SomeGames.KAYLES.heaps(heaps.stream().mapToLong(h -> h).toArray());
        Position packed = Position.sum(heaps.stream()
                .map(h -> SomeGames.PACKED_KAYLES.at(h.longValue()))
                .toList());
        Position words = Position.sum(
                heaps.stream().map(h -> SomeGames.WORD_KAYLES.at("|".repeat(h))).toList());
        Outcome bare = ByDefinition.of(Convention.NORMAL).outcome(near);
        OptionalLong value = ask(Strategy.table(), near).grundy();
        for (Strategy strategy :
                List.of(Strategy.objects(), Strategy.search(), Strategy.auto(), Strategy.nimberSearch())) {
            check(ask(strategy, near), bare, value);
            check(ask(strategy, packed), bare, value);
            check(ask(strategy, words), bare, value);
        }
        check(ask(Strategy.packed(), packed), bare, value);
        assertEquals(bare, ask(Strategy.wholeSums(), near).outcome());
    }

    @Property(tries = 40)
    void misereSearchIsTheBareDefinition(
            @ForAll @Size(min = 1, max = 3) List<@IntRange(min = 0, max = 6) Integer> heaps) {
        Position position =
                SomeGames.KAYLES.heaps(heaps.stream().mapToLong(h -> h).toArray());
        Analysis analysis = Solver.misere().analyse(position);
        assertEquals(ByDefinition.of(Convention.MISERE).outcome(position), analysis.outcome());
        assertEquals(
                movesToP(position, Convention.MISERE),
                analysis.winningMoves().stream().map(Move::toString).collect(Collectors.toList()));
    }

    @Property(tries = 100)
    void graphsOfEveryShape(@ForAll @Size(max = 30) List<@IntRange(min = 0, max = 120) Integer> codes) {
        Set<List<Integer>> arcs = new LinkedHashSet<>();
        for (int code : codes) {
            int a = code / 11;
            int b = code % 11;
            if (a != b) {
                arcs.add(List.of(Math.max(a, b), Math.min(a, b)));
            }
        }
        FiniteGraph graph = FiniteGraph.of(11, arcs);
        ByDefinition<Integer> values = new ByDefinition<>(Convention.NORMAL, v -> graph.successors().get(v).stream());
        for (int v = 0; v < 11; v++) {
            assertEquals(
                    values.value(v), ask(Strategy.auto(), graph.at(v)).grundy().orElseThrow());
        }
        Position sum = graph.at(10).plus(graph.at(9)).plus(graph.at(8));
        Analysis analysis = ask(Strategy.auto(), sum);
        assertEquals(
                values.value(10) ^ values.value(9) ^ values.value(8),
                analysis.grundy().orElseThrow());
        assertEquals(
                movesToP(sum, Convention.NORMAL),
                analysis.winningMoves().stream().map(Move::toString).collect(Collectors.toList()));
    }

    private static List<String> movesToP(Position position, Convention convention) {
        ByDefinition<Position> play = ByDefinition.of(convention);
        return position.moves().stream()
                .filter(move -> play.outcome(move.result()) == Outcome.P)
                .map(Move::toString)
                .toList();
    }

    private static void check(Analysis analysis, Outcome outcome, OptionalLong value) {
        assertEquals(outcome, analysis.outcome(), analysis.strategy());
        assertEquals(value, analysis.grundy(), analysis.strategy());
        assertEquals(outcome == Outcome.N, !analysis.winningMoves().isEmpty(), analysis.strategy());
        assertTrue(analysis.cost().positions() > 0, analysis.strategy());
    }

    private static Analysis ask(Strategy strategy, Position position) {
        return Solver.of(Convention.NORMAL).using(strategy).analyse(position);
    }
}
