package org.impartial.solve.engine.retrograde;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.LoopyNimber;
import org.impartial.solve.theory.sums.LoopyValuation;
import org.impartial.solve.theory.sums.Smith;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The labels, and the theory of sums that relies on them, against retrograde analysis of whole sums. */
class SmithTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int next = 0; next < heap; next++) {
            out.to(next);
        }
    });

    private static Smith smith() {
        return new Smith(new LoopyValues(), Meter.unlimited());
    }

    private static Outcome searched(Position position) {
        GameGraph positions = GameGraph.reachable(position, Meter.unlimited());
        return Retrograde.of(positions.graph(), Convention.NORMAL, Meter.unlimited())
                .outcome(0);
    }

    static Stream<Arguments> fixtures() {
        return Stream.of(
                Arguments.of("two vertices and back", "∞{} ∞{}", "DD", new int[][] {{1}, {0}}),
                Arguments.of("an exit on one side", "1 0 0", "NPP", new int[][] {{1, 2}, {0}, {}}),
                Arguments.of("exits on both sides", "∞{0} ∞{0} 0", "NNP", new int[][] {{1, 2}, {0, 2}, {}}),
                Arguments.of("a loop with an exit", "∞{0} 0", "NP", new int[][] {{0, 1}, {}}),
                Arguments.of("a loop with an exit to *1", "∞{1} 1 0", "DNP", new int[][] {{0, 1}, {2}, {}}),
                Arguments.of("a 3-cycle with one exit", "2 1 0 0", "NNPP", new int[][] {{1, 3}, {2}, {0}, {}}));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("fixtures")
    void knownValues(String name, String values, String outcomes, int[][] rows) {
        IntGraph graph = RandomGraphs.graph(rows);
        LoopyLabels labels = LoopyLabels.of(graph, Meter.unlimited());
        Retrograde solved = Retrograde.of(graph, Convention.NORMAL, Meter.unlimited());
        List<String> found = new ArrayList<>();
        StringBuilder winners = new StringBuilder();
        for (int v = 0; v < rows.length; v++) {
            found.add(labels.value(v).toString());
            winners.append(solved.outcome(v));
            assertEquals(solved.outcome(v), labels.value(v).outcome());
        }
        assertEquals(List.of(values.split(" ")), found);
        assertEquals(outcomes, winners.toString());
    }

    @Test
    void remotenessOfAnExitOnOneSide() {
        Retrograde outcomes =
                Retrograde.of(RandomGraphs.graph(new int[][] {{1, 2}, {0}, {}}), Convention.NORMAL, Meter.unlimited());
        assertEquals(
                List.of(1, 2, 0),
                IntStream.range(0, 3).mapToObj(outcomes::remoteness).toList());
    }

    @Property(tries = 400)
    void aVertexHasTheValueMExactlyIfItsSumWithAHeapOfMIsLost(@ForAll long seed) {
        int[][] rows = RandomGraphs.rows(seed, 9);
        LoopyLabels labels = LoopyLabels.of(RandomGraphs.graph(rows), Meter.unlimited());
        ImpartialGame<Integer> game = RandomGraphs.game(rows);
        for (int v = 0; v < rows.length; v++) {
            for (int m = 0; m < 5; m++) {
                Outcome outcome = searched(game.at(v).plus(NIM.at(m)));
                assertEquals(
                        labels.value(v).equals(LoopyNimber.of(m)),
                        outcome == Outcome.P,
                        () -> Arrays.deepToString(rows));
                assertEquals(labels.value(v).plus(LoopyNimber.of(m)).outcome(), outcome);
            }
        }
    }

    private static Position randomSum(long seed) {
        Random random = new Random(seed);
        int parts = 2 + random.nextInt(2);
        List<Component<?>> components = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            int[][] rows = RandomGraphs.rows(random.nextLong(), 6);
            components.add(RandomGraphs.game(rows).at(random.nextInt(rows.length)));
        }
        return Position.sum(components);
    }

    @Property(tries = 600)
    void sumsOfTwoAndThreeAgreeWithTheProductGraph(@ForAll long seed) {
        Position sum = randomSum(seed);
        Smith smith = smith();
        Outcome outcome = searched(sum);
        assertEquals(outcome, smith.outcome(smith.of(sum)), sum::toString);
        List<Move> toLost = movesTo(sum, Outcome.P);
        assertEquals(toLost, smith.winningMoves(sum).toList());
        assertEquals(outcome == Outcome.N, smith.homingMove(sum).isPresent());
        assertEquals(
                outcome == Outcome.D ? movesTo(sum, Outcome.D) : List.of(),
                smith.drawingMoves(sum).toList());
    }

    private static List<Move> movesTo(Position sum, Outcome wanted) {
        return sum.moves().stream()
                .filter(move -> searched(move.result()) == wanted)
                .toList();
    }

    /**
     * If the winner makes only homing moves, and the loser any moves, every line of play ends, with the loser unable to
     * move.
     */
    @Property(tries = 500)
    void homingMovesBringPlayToAnEnd(@ForAll long seed) {
        Position sum = randomSum(seed);
        Smith smith = smith();
        if (smith.outcome(smith.of(sum)) == Outcome.N) {
            everyLineEnds(sum, position -> smith.outcome(smith.of(position)), smith::homingMove);
        }
    }

    /** In a game that splits, the least sum of ranks may be the same for ever: here by the moves from 3 to 2 and back. */
    @ParameterizedTest
    @ValueSource(strings = {"auto", "search"})
    void bestMovesBringPlayToAnEndWhereLoopyComponentsSplit(String strategy) {
        ImpartialGame<Integer> game = new ImpartialGame<>() {
            @Override
            public void options(Integer n, Options<Integer> out) {
                if (n == 2) {
                    out.to(1);
                    out.to(0, 0);
                }
                if (n < 4) {
                    out.to(n == 0 ? 4 : n == 3 ? 2 : n == 2 ? 3 : 1);
                }
            }

            @Override
            public boolean loopy() {
                return true;
            }
        };
        Solver solver = Solver.normal().using(Strategy.named(strategy));
        Position sum = Position.sum(List.of(game.at(3), game.at(3), game.at(0)));
        everyLineEnds(sum, solver::outcome, solver::bestMove);
    }

    private static void everyLineEnds(
            Position sum, Function<Position, Outcome> outcome, Function<Position, Optional<Move>> chosen) {
        List<Position> met = new ArrayList<>(List.of(sum));
        Map<Position, Integer> numbers = new HashMap<>(Map.of(sum, 0));
        IntGraph.Builder builder = new IntGraph.Builder();
        for (int v = 0; v < met.size(); v++) {
            Position here = met.get(v);
            boolean winnerMoves = outcome.apply(here) == Outcome.N;
            List<Move> moves = winnerMoves ? chosen.apply(here).stream().toList() : here.moves();
            for (Move move : moves) {
                Position next = move.result();
                if (numbers.putIfAbsent(next, met.size()) == null) {
                    met.add(next);
                }
                builder.arc(numbers.get(next));
            }
            builder.closeVertex();
        }
        Retrograde outcomes = Retrograde.of(builder.build(), Convention.NORMAL, Meter.unlimited());
        IntStream.range(0, met.size()).forEach(v -> assertTrue(outcomes.remoteness(v) >= 0));
        assertEquals(Outcome.N, outcomes.outcome(0));
    }

    @Test
    void componentsWhosePlayEndsAreLeftToAnotherSource() {
        Smith mixed = new Smith(
                LoopyValuation.of((component, meter) -> (Long) component.state(), new LoopyValues()),
                Meter.unlimited());
        ImpartialGame<Integer> loopy = RandomGraphs.game(new int[][] {{1, 3}, {2}, {0}, {}});
        Position sum = Position.sum(List.of(NIM.at(2), loopy.at(0)));
        assertEquals(LoopyNimber.ZERO, mixed.of(sum));
        assertEquals(Outcome.P, searched(sum));
        assertEquals(
                List.of("nim 5 -> nim 2"),
                mixed.winningMoves(NIM.at(5).plus(loopy.at(0)))
                        .map(Move::toString)
                        .toList());
    }

    /** The explanation names the values, the winning moves with their results, and the homing move. */
    @Test
    void anExplanationShowsValuesAndTheHomingMove() {
        ImpartialGame<Integer> loopy = RandomGraphs.game(new int[][] {{1, 3}, {2}, {0}, {}});
        Analysis analysis = Solver.normal().analyse(NIM.at(5).plus(loopy.at(0)));
        List<Exhibit> exhibits = analysis.explain().exhibits();
        Exhibit values = exhibits.stream()
                .filter(e -> e.title().equals("Loopy nim-values"))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("5", "2", "7"),
                values.rows().stream().map(row -> row.get(1)).toList());
        assertTrue(
                values.conclusion().contains("nim 5 -> nim 2 brings play nearest to its end, so that play cannot"),
                values.conclusion());
        assertEquals(
                List.of(List.of("nim 5 -> nim 2", "0")),
                exhibits.get(exhibits.size() - 1).rows());
    }

    @Test
    void anExplanationOfADrawShowsTheMovesThatKeepIt() {
        ImpartialGame<Integer> pair = RandomGraphs.game(new int[][] {{1}, {0, 2}, {3}, {}});
        Analysis analysis = Solver.normal().analyse(pair.at(1));
        assertEquals(Outcome.D, analysis.outcome());
        Exhibit holding = analysis.explain().exhibits().get(1);
        assertEquals("Moves that keep the draw", holding.title());
        assertEquals(1, holding.rows().size());
        assertEquals(OptionalInt.empty(), Solver.normal().remoteness(pair.at(1)));
        assertEquals(OptionalInt.of(1), Solver.normal().remoteness(pair.at(2)));
        assertEquals(OptionalInt.of(2), Solver.normal().remoteness(pair.at(2).plus(pair.at(2))));
    }

    @Test
    void onlyFiniteValuesHaveARank() {
        LoopyLabels labels = LoopyLabels.of(RandomGraphs.graph(new int[][] {{0}, {}}), Meter.unlimited());
        assertEquals(1, labels.rank(1));
        IllegalArgumentException error = assertThrows(IllegalArgumentException.class, () -> labels.rank(0));
        assertEquals("vertex 0 has the value ∞{}; only finite values have a rank", error.getMessage());
    }
}
