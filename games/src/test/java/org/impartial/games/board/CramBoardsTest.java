package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.heap.Octal;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of Cram of all shapes: how they are written, what lies on them, and what is known of those too large to search. */
class CramBoardsTest {

    @Test
    void symmetricBoardsOfAnySizeAreKnownByTheirClaim() {
        assertEquals(Outcome.P, Asked.claimed("cram[board=6,10]"));
        assertEquals(Outcome.N, Asked.claimed("cram[board=7,8]"));
        assertEquals(Outcome.P, Asked.claimed("cram[board=7,9] [4,5]"));
        assertEquals(Outcome.P, Asked.claimed("cram[board=7,8] [4,4] [4,5]"));
    }

    /** One free row of n cells is worth a heap of n in Dawson's Kayles, 0.07, which has the period 34. */
    @Test
    void boardsOfMoreThan63Cells() {
        Solver solver = Solver.normal();
        for (int n : new int[] {64, 70, 98, 104}) {
            long value = solver.analyse(new Octal(BreakingCode.parse("0.07")).heaps(n))
                    .grundy()
                    .orElseThrow();
            for (String board : List.of("cram[1," + n + "]", "cram[" + n + ",1]")) {
                assertEquals(value, solver.analyse(Asked.read(board)).grundy().orElseThrow());
            }
        }
        assertEquals(Outcome.P, Asked.claimed("cram[board=8,10]"));
        assertEquals(Outcome.N, Asked.claimed("cram[board=9,8]"));
        assertEquals(Outcome.P, Asked.claimed("cram[board=9,9] [5,5]"));
    }

    /** The same free cells on a wide board and on another one have the same value and the same moves. */
    @Test
    void wideBoardsHaveTheSameRules() {
        String rest = IntStream.rangeClosed(1, 9)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(1, 8)
                        .filter(column -> row > 3 || column > 5)
                        .mapToObj(c -> "[" + row + "," + c + "]"))
                .reduce("", (a, b) -> a + " " + b);
        NotatedPosition wide = Games.library().read("cram[9,8]" + rest);
        NotatedPosition narrow = Games.library().read("cram[3,5]");
        Solver solver = Solver.normal().using(Strategy.search());
        assertEquals(1, solver.analyse(wide.position()).grundy().orElseThrow());
        assertEquals(moves(solver, narrow), moves(solver, wide));
    }

    private static List<String> moves(Solver solver, NotatedPosition diagram) {
        return solver.analyse(diagram.position()).winningMoves().stream()
                .map(diagram::write)
                .map(Object::toString)
                .sorted()
                .toList();
    }

    @Test
    void movesAreTheCellsOfTheDomino() {
        NotatedPosition diagram = Games.library().read("cram[board=1,4]");
        assertEquals(
                List.of("1 2 1 3"),
                Solver.normal().using(Strategy.search()).analyse(diagram.position()).winningMoves().stream()
                        .map(diagram::write)
                        .map(Object::toString)
                        .toList());
        NotatedPosition corner = Games.library().read("cram[board=2,2] [2,2]");
        List<String> moves = corner.position().moves().stream()
                .map((Move move) -> corner.write(move).toString())
                .toList();
        assertEquals(List.of("1 1 1 2", "1 1 2 1"), moves);
    }

    @ParameterizedTest
    @CsvSource({
        "'cram[board=64,64] [1,1]', 'shorter side'",
        "'cram[board=2,1001] [1,1]', 'shorter side'",
        "'cram[board=8,9] [1,1] [1,1]', 'given twice'",
        "'cram[board=5] [1,1]', 'rows,columns'",
        "'cram[board=3,3] [1,1] [1,1]', 'given twice'",
        "'cram[board=3,3] [1,4]', 'column'",
        "'cram[board=3,3] [1,2,3] [1,1]', '[row,column]'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    /** The free cells of the states that the contract starts from. */
    @ParameterizedTest
    @CsvSource({
        "5, 5, '####./####./####./...../.....', '...../.###./.###./.###./.....', '...../.###./.#.#./.###./.....'",
        "4, 7, '####.../####.../####.../.......', '......./..###../..###../.......', ''",
        "6, 4, '####/####/####/..../..../....', '..../..../.##./.##./..../....', ''",
        "2, 2, '##/##', '##/##', ''",
        "7, 1, '#/#/#/./././.', '././#/#/#/./.', '././#/./#/./.'"
    })
    void theSmallWorldLiesInACornerAndInTheMiddle(int rows, int columns, String corner, String middle, String ring) {
        List<String> expected = Stream.of(corner, middle, ring)
                .filter(picture -> !picture.isEmpty())
                .distinct()
                .toList();
        List<String> pictures = new Cram(rows, columns)
                .smallStates()
                .map(occupied -> picture(occupied, rows, columns))
                .distinct()
                .toList();
        assertEquals(expected, pictures);
    }

    private static String picture(long occupied, int rows, int columns) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < rows * columns; cell++) {
            text.append(cell > 0 && cell % columns == 0 ? "/" : "");
            text.append((occupied >>> cell & 1) == 0 ? '#' : '.');
        }
        return text.toString();
    }

    @Test
    void boardsOfEveryShapeAreTaken() {
        for (String board : List.of("63,1", "1,63", "7,9", "9,7")) {
            assertEquals("cram[board=" + board + "]", claimedBoard(board));
        }
    }

    private static String claimedBoard(String board) {
        return Asked.read("cram[board=" + board + "] [1,1]")
                .components()
                .get(0)
                .game()
                .name();
    }
}
