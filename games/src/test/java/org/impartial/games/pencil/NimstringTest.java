package org.impartial.games.pencil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Method;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.NoInquiry;
import org.impartial.games.SearchInquiry;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nimstring against play line by line, where a box obliges to move again, and against what is known. */
class NimstringTest {

    private static String value(String board, Datum... lines) {
        List<Datum> items = new ArrayList<>(List.of(lines));
        items.add(0, Datum.of("value"));
        return Games.library()
                .ruleset("nimstring[board=" + board + "]")
                .survey(Datum.list(items))
                .orElseThrow()
                .answer(Method.AUTO, new SearchInquiry())
                .fields()
                .get("value")
                .toString();
    }

    @ParameterizedTest
    @CsvSource({"'1,1', 1", "'1,2', 1", "'1,3', 1", "'1,4', 1", "'2,2', 0", "'2,1', 1"})
    void valuesOfBoards(String board, String value) {
        assertEquals(value, value(board));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"'1,5', 1", "'2,3', 1", "'2,4', 0", "'3,3', 2"})
    void valuesOfLargerBoards(String board, String value) {
        assertEquals(value, value(board));
    }

    /** A line that opens a chain of three boxes is loony, one that opens a single box is not. */
    @Test
    void openChainsAreLoony() {
        assertEquals("loony", value("1,3", sides(3)));
        assertEquals("0", value("1,1", sides(1)));
    }

    /** The lines above and below a row of boxes, and the one at its left end. */
    private static Datum[] sides(int boxes) {
        Datum[] lines = new Datum[2 * boxes + 1];
        for (int i = 0; i < boxes; i++) {
            lines[2 * i] = Datum.of(1, i + 1, 1, i + 2);
            lines[2 * i + 1] = Datum.of(2, i + 1, 2, i + 2);
        }
        lines[2 * boxes] = Datum.of(1, 1, 2, 1);
        return lines;
    }

    @ParameterizedTest
    @CsvSource({"1, 3", "2, 2", "1, 4", "2, 1"})
    void outcomesAreThoseOfPlayLineByLine(int rows, int columns) {
        Nimstring game = new Nimstring(new DotGrid(rows, columns));
        Random random = new Random(31 * rows + columns);
        Map<Long, Boolean> known = new HashMap<>();
        Solver solver = Solver.normal();
        for (int i = 0; i < 200; i++) {
            long some = random.nextLong();
            long drawn = some & random.nextLong() & game.grid().all();
            long state = game.with(i % 2 == 0 ? drawn : game.grid().all() & ~drawn, i % 4);
            Outcome expected = wins(rows, columns, state, known) ? Outcome.N : Outcome.P;
            assertEquals(
                    expected,
                    solver.analyse(game.at(state)).outcome(),
                    () -> game.at(state).toString());
        }
    }

    /** The player to move, who has just completed a box or not, wins if a line or a handful of beans does. */
    private static boolean wins(int rows, int columns, long state, Map<Long, Boolean> known) {
        Boolean before = known.get(state);
        if (before != null) {
            return before;
        }
        int lines = (rows + 1) * columns + rows * (columns + 1);
        boolean wins = false;
        for (int line = 0; line < lines && !wins; line++) {
            if ((state >>> line & 1) == 0) {
                long next = state | 1L << line;
                boolean box = boxes(rows, columns, next) > boxes(rows, columns, state);
                wins = box == wins(rows, columns, next, known);
            }
        }
        long bean = 1L << DotGrid.MOST_LINES;
        for (long next = state - bean; next >= 0 && !wins; next -= bean) {
            wins = !wins(rows, columns, next, known);
        }
        known.put(state, wins);
        return wins;
    }

    private static int boxes(int rows, int columns, long state) {
        int boxes = 0;
        int lying = (rows + 1) * columns;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int left = lying + row * (columns + 1) + column;
                int[] sides = {row * columns + column, (row + 1) * columns + column, left, left + 1};
                int drawn = 0;
                for (int side : sides) {
                    drawn += (int) (state >>> side & 1);
                }
                boxes += drawn / 4;
            }
        }
        return boxes;
    }

    /** A turn may complete boxes, but not end with one. */
    @Test
    void aTurnIsWrittenByItsLines() {
        var open = Games.library().read("nimstring[board=1,2] 1 [1,1,1,2] [2,1,2,2] [1,1,2,1] [1,2,1,3] [2,2,2,3]");
        List<String> moves = open.position().moves().stream()
                .map(move -> open.write(move).toString())
                .toList();
        assertEquals(List.of("0", "0 [1,2,2,2]", "0 [1,2,2,2] [1,3,2,3]", "[1,3,2,3]"), sorted(moves));
    }

    private static List<String> sorted(List<String> moves) {
        return moves.stream().sorted().toList();
    }

    @Test
    void whatTurnsMayCompleteIsNotSummed() {
        NotationException sum =
                assertThrows(NotationException.class, () -> Games.library().read("nimstring[board=1,1] + nim 3"));
        assertTrue(sum.getMessage().contains("a turn in it can continue elsewhere"), sum.getMessage());
        NotationException claims = assertThrows(
                NotationException.class,
                () -> Games.library()
                        .ruleset("nimstring[board=1,1]")
                        .survey(Datum.of("value"))
                        .orElseThrow()
                        .answer(Method.CLAIMS, new NoInquiry()));
        assertTrue(claims.getMessage().contains("no closed form"), claims.getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "'nimstring[board=5,5]', '57 lines'", "'nimstring[board=2,2] [1,1,2,2]', 'two adjacent dots'",
        "'nimstring[board=2,2] [1,1,1,4]', 'column'",
                "'nimstring[board=2,2] [1,1] [1,1,1,2]', '[row,column,row,column]'",
        "'nimstring[board=2,2] 64', 'from 0 to 63'", "'nimstring[board=2,2] [1,1,1,2] [1,2,1,1]', 'given twice'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    /** The player of a turn that draws the last line and completes a box cannot move, which wins in misère play. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "2, 1"})
    void bothConventionsAgreeWithPlayLineByLine(int rows, int columns) {
        DotGrid grid = new DotGrid(rows, columns);
        Nimstring game = new Nimstring(grid);
        Solver normal = Solver.normal();
        Solver misere = Solver.misere();
        for (long drawn = 0; drawn <= grid.all(); drawn++) {
            for (int beans = 0; beans < 3; beans++) {
                long state = game.with(drawn, beans);
                assertEquals(
                        wins(grid, drawn, beans, false) ? Outcome.N : Outcome.P,
                        normal.analyse(game.at(state)).outcome(),
                        () -> game.at(state) + ", normal");
                assertEquals(
                        wins(grid, drawn, beans, true) ? Outcome.N : Outcome.P,
                        misere.analyse(game.at(state)).outcome(),
                        () -> game.at(state) + ", misère");
            }
        }
    }

    /** Whether the player to move wins, a line or some beans at a time; a line that completes a box leaves the turn. */
    private static boolean wins(DotGrid grid, long drawn, int beans, boolean stuckWins) {
        if (drawn == grid.all() && beans == 0) {
            return stuckWins;
        }
        for (int left = 0; left < beans; left++) {
            if (!wins(grid, drawn, left, stuckWins)) {
                return true;
            }
        }
        for (long lines = grid.all() & ~drawn; lines != 0; lines &= lines - 1) {
            long next = drawn | Long.lowestOneBit(lines);
            boolean again = grid.completes(next, Long.lowestOneBit(lines));
            if (wins(grid, next, beans, stuckWins) == again) {
                return true;
            }
        }
        return false;
    }
}
