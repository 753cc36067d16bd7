package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Known values of Cram [Lemoine-Viennot 2012], under each reduction and on several threads. */
class CramTest {

    @ParameterizedTest
    @CsvSource({"2, 1, '1 0 1 0 1 0 1 0 1'", "3, 3, '0 1 1 4 1 3 1'", "4, 4, '0 2 0 3'", "5, 5, '0'"})
    void valuesOfWholeBoards(int rows, int least, String values) {
        assertEquals(values(values), boards(rows, least, values, Cram.Reduction.SYMMETRY, 2));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"3, 3, '0 1 1 4 1 3 1 2 0 1'", "4, 4, '0 2 0 3 0 1'", "5, 5, '0 2 1'"})
    void valuesOfLargerBoards(int rows, int least, String values) {
        assertEquals(values(values), boards(rows, least, values, Cram.Reduction.SYMMETRY, 2));
    }

    @ParameterizedTest
    @EnumSource(Cram.Reduction.class)
    void aReductionChangesNoValue(Cram.Reduction reduction) {
        assertEquals(values("0 1 1 4"), boards(3, 3, "0 1 1 4", reduction, 1));
        assertEquals(values("0 2"), boards(4, 4, "0 2", reduction, 2));
    }

    @ParameterizedTest
    @CsvSource({"2, 1, '1 0 1 0 1 0 1 0 1'", "3, 3, '0 1 1 4 1 3 1 2'", "4, 4, '0 2 0 3'", "5, 5, '0 2'"})
    void valuesByNimberSearch(int rows, int least, String values) {
        assertEquals(values(values), byNimberSearch(rows, least, values));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "3, 3, '0 1 1 4 1 3 1 2 0 1 2 3 1'",
        "3, 17, '0'",
        "4, 4, '0 2 0 3 0 1 0 1'",
        "5, 5, '0 2 1 1'",
        "6, 6, '0'",
    })
    void valuesOfLargerBoardsByNimberSearch(int rows, int least, String values) {
        assertEquals(values(values), byNimberSearch(rows, least, values));
    }

    /** Takes some minutes and 6 GB [Lemoine-Viennot 2012]. */
    @Test
    @Tag("thorough")
    void sixBySeven() {
        assumeTrue(Runtime.getRuntime().maxMemory() > 5_500_000_000L, "give the tests 6 GB for this");
        assertEquals(5, Solver.normal().using(Strategy.nimberSearch()).grundy(new Cram(6, 7).at(0)));
    }

    private static List<Long> byNimberSearch(int rows, int least, String values) {
        return IntStream.range(least, least + values(values).size())
                .mapToObj(columns -> new Cram(rows, columns))
                .map(cram -> Solver.normal().using(Strategy.nimberSearch()).grundy(cram.at(0)))
                .toList();
    }

    /** Half as many positions as the memo search. */
    @Test
    void nimberSearchNeedsFewerPositions() {
        assertTrue(2 * positions(Strategy.nimberSearch(), 4, 6) < positions(Strategy.packed(), 4, 6));
    }

    @Test
    @Tag("thorough")
    void nimberSearchNeedsATenthOfThePositionsOfAGreatBoard() {
        assertTrue(10 * positions(Strategy.nimberSearch(), 5, 6) < positions(Strategy.packed(), 5, 6));
    }

    private static long positions(Strategy strategy, int rows, int columns) {
        return Solver.normal()
                .using(strategy)
                .analyse(new Cram(rows, columns).at(0))
                .cost()
                .positions();
    }

    private static List<Long> boards(int rows, int least, String values, Cram.Reduction reduction, int threads) {
        Solver solver = Solver.normal().using(Strategy.packed(threads));
        return IntStream.range(least, least + values(values).size())
                .mapToObj(columns -> new Cram(rows, columns, reduction))
                .map(cram -> solver.analyse(cram.at(0)).grundy().orElseThrow())
                .toList();
    }

    private static List<Long> values(String text) {
        return Arrays.stream(text.split(" ", -1)).map(Long::valueOf).toList();
    }

    @Test
    void reductionsShrinkTheSearch() {
        List<Long> positions = Arrays.stream(Cram.Reduction.values())
                .map(reduction -> Solver.normal()
                        .using(Strategy.packed())
                        .analyse(new Cram(4, 4, reduction).at(0))
                        .cost()
                        .positions())
                .toList();
        assertTrue(positions.get(1) < positions.get(0), positions.toString());
        assertTrue(3 * positions.get(2) < positions.get(1), positions.toString());
    }

    /** Misère Grundy values 1 0 0 2 1 3 0 0 1 of rows, which are P at 0. */
    @Test
    void misereOutcomes() {
        String outcomes = "N P P N N N P P N";
        for (int n = 1; n <= 9; n++) {
            Outcome expected = Outcome.valueOf(outcomes.split(" ", -1)[n - 1]);
            assertEquals(expected, Solver.misere().analyse(new Cram(1, n).at(0)).outcome());
            assertEquals(expected, Solver.misere().analyse(new Cram(n, 1).at(0)).outcome());
        }
        assertEquals(Outcome.N, Solver.misere().analyse(new Cram(3, 3).at(0)).outcome());
        assertEquals(Outcome.P, Solver.misere().analyse(new Cram(3, 4).at(0)).outcome());
    }

    /** Two boards of 3 by 3 beside a full column are asked about as one state, and cost no more than one of them. */
    @Test
    void aRootThatFallsApartIsSearchedPartByPart() {
        Cram board = new Cram(3, 7);
        long column = 1L << 3 | 1L << 10 | 1L << 17;
        assertEquals(2, board.parts(column).components().size());
        for (Strategy strategy : List.of(Strategy.nimberSearch(), Strategy.search())) {
            Solver solver = Solver.normal().using(strategy);
            Analysis two = solver.analyse(board.at(column));
            assertEquals(0, two.grundy().orElseThrow());
            long alone = Solver.normal()
                    .using(strategy)
                    .analyse(new Cram(3, 3).start())
                    .cost()
                    .positions();
            assertTrue(two.cost().positions() <= alone + 2, () -> two.cost() + " against " + alone);
        }
        Cram whole = new Cram(3, 7, Cram.Reduction.NONE);
        assertEquals(whole.at(column), whole.at(column).parts());
        assertEquals(List.of(), Solver.normal().analyse(board.at(column)).winningMoves());
    }
}
