package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known figures of Chomp, and the flat table against the search. */
class ChompTest {

    @ParameterizedTest
    @CsvSource({"4, 10", "5, 23", "6, 48", "7, 129"})
    void theNumberOfLostPositionsInASquareBar(int side, long lost) {
        assertEquals(lost, lost(side));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"8, 322", "9, 867", "10, 2612"})
    void theNumberOfLostPositionsInALargerBar(int side, long lost) {
        assertEquals(lost, lost(side));
    }

    private static long lost(int side) {
        Chomp game = new Chomp(side, side);
        Solver solver = Solver.normal().using(Strategy.ranked());
        long whole = whole(game, side, side);
        solver.analyse(game.at(whole));
        return LongStream.rangeClosed(0, whole)
                .filter(state -> solver.analyse(game.at(state)).outcome() == Outcome.P)
                .count();
    }

    private static long whole(Chomp game, int rows, int columns) {
        int[] lengths = new int[rows];
        Arrays.fill(lengths, columns);
        return game.rows(lengths);
    }

    @Test
    void aBoardWithoutRowsIsTheWholeBar() {
        assertEquals(new Chomp(3, 5).start(), Games.position("chomp[3,5]"));
        assertEquals(Games.position("chomp[3,5] 5 5 5"), Games.position("chomp[board=3,5]"));
    }

    @Test
    void theFlatTableAgreesWithTheSearch() {
        Chomp game = new Chomp(4, 5);
        Solver ranked = Solver.normal().using(Strategy.ranked());
        Solver packed = Solver.normal().using(Strategy.packed());
        for (long state = 0; state <= whole(game, 4, 5); state++) {
            Analysis bottomUp = ranked.analyse(game.at(state));
            Analysis topDown = packed.analyse(game.at(state));
            assertEquals(topDown.grundy(), bottomUp.grundy());
            assertEquals(topDown.winningMoves(), bottomUp.winningMoves());
        }
    }

    /** The bite that wins is unique on small rectangles; on squares it is that at (2,2). */
    @Test
    void winningFirstBites() {
        for (int rows = 1; rows <= 6; rows++) {
            for (int columns = Math.max(2, rows); columns <= 7; columns++) {
                Chomp game = new Chomp(rows, columns);
                NotatedPosition bar = Games.library().read(game.name() + (" " + columns).repeat(rows));
                List<String> bites = Solver.normal().analyse(bar.position()).winningMoves().stream()
                        .map(move -> bar.write(move).toString())
                        .toList();
                assertEquals(1, bites.size(), game.name());
                if (rows == columns) {
                    assertEquals("2 2", bites.get(0));
                }
            }
        }
    }

    @Test
    void everyRectangleIsWon() {
        assertEquals(
                Outcome.N,
                Solver.normal()
                        .using(Strategy.claims())
                        .analyse(Asked.read("chomp[board=20,40]" + " 40".repeat(20)))
                        .outcome());
    }

    /** Ranks are all numbers, each once, and grow with the diagram. */
    @Test
    void ranksNumberTheDiagrams() {
        Diagrams diagrams = new Diagrams(4, 3);
        for (int rank = 0; rank < 34; rank++) {
            int[] lengths = diagrams.lengths(rank);
            assertEquals(rank, diagrams.rank(lengths));
            for (int row = 1; row < lengths.length; row++) {
                assertTrue(lengths[row] <= lengths[row - 1]);
            }
        }
        assertArrayEquals(new int[] {3, 3, 3, 3}, diagrams.lengths(33));
        Diagrams large = new Diagrams(30, 30);
        int[] full = new int[30];
        Arrays.fill(full, 30);
        assertEquals(118_264_581_564_861_424L - 2, large.rank(full));
        assertArrayEquals(full, large.lengths(118_264_581_564_861_422L));
    }

    @ParameterizedTest
    @CsvSource({
        "'chomp[board=40,30] 1', 'at most 60'",
        "'chomp[board=4] 1', 'rows,columns'",
        "'chomp[board=3,4] 2 3', 'row 2 has from 0 to 2'",
        "'chomp[board=3,4] 0', 'row 1 has at least one square'",
        "'chomp[board=3,4] 5', 'row 1'",
        "'chomp[board=2,4] 4 4 4', '2 rows, and 3'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }
}
