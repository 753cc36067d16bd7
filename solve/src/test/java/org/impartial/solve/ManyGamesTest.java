package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.junit.jupiter.api.Test;

/** Play through more games than caches keep. */
class ManyGamesTest {
    private static final Budget FEW = Budget.positions(2_000);

    /** A rectangle of which a move takes rows or columns: each size is a game of its own. */
    private record Rectangle(int rows, int columns) implements ImpartialGame<String> {
        @Override
        public void options(String state, Options<String> out) {
            for (int left = 0; left < rows; left++) {
                out.toPosition(new Rectangle(left, columns).at(state));
            }
            for (int left = 0; left < columns; left++) {
                out.toPosition(new Rectangle(rows, left).at(state));
            }
        }
    }

    /** A place in a ring of games, each of which leads to the next. */
    private record Place(int number, int all) implements ImpartialGame<String> {
        @Override
        public void options(String state, Options<String> out) {
            out.toPosition(new Place((number + 1) % all, all).at(state));
        }
    }

    @Test
    void eachPositionIsExaminedOnce() {
        for (Convention convention : Convention.values()) {
            for (Strategy strategy : List.of(Strategy.auto(), Strategy.search(), Strategy.wholeSums())) {
                Solver solver = Solver.of(convention).using(strategy).within(FEW);
                assertEquals(
                        Outcome.P, solver.outcome(new Rectangle(19, 19).at("")), () -> strategy + " in " + convention);
                assertEquals(Outcome.N, solver.outcome(new Rectangle(18, 19).at("")));
            }
        }
    }

    @Test
    void aCycleThroughThemIsFound() {
        for (String strategy : List.of("auto", "objects", "whole-sums", "search")) {
            Solver solver = Solver.normal().using(Strategy.named(strategy)).within(FEW);
            assertThrows(CycleException.class, () -> solver.outcome(new Place(0, 300).at("")), strategy);
        }
    }

    /** The memory of games is not counted, so that tables which have met very many are discarded. */
    @Test
    void tablesOfVeryManyGamesAreDiscarded() {
        Solver solver = Solver.normal().using(Strategy.search());
        assertEquals(4, visited(solver, 0));
        IntStream.range(1, 900).forEach(columns -> visited(solver, columns));
        assertEquals(0, visited(solver, 0));
        IntStream.range(900, 1100).forEach(columns -> visited(solver, columns));
        assertEquals(4, visited(solver, 0));
    }

    private static long visited(Solver solver, int seed) {
        ImpartialGame<Integer> game = new Numbered(seed);
        return solver.analyse(game.at(3)).cost().positions();
    }

    /** A heap from which one bean is taken, with a number of its own. */
    private record Numbered(int number) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            if (state > 0) {
                out.to(state - 1);
            }
        }
    }
}
