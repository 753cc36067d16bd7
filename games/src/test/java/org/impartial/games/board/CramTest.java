package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.BreakingCode;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Diagram;
import org.impartial.core.notation.NotationException;
import org.impartial.core.solve.Strategy;
import org.impartial.games.Games;
import org.impartial.games.heap.Octal;
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

    private static List<Long> byNimberSearch(int rows, int least, String values) {
        return IntStream.range(least, least + values(values).size())
                .mapToObj(columns -> new Cram(rows, columns))
                .map(cram -> Solver.normal().using(Strategy.nimberSearch()).grundy(cram.at(0)))
                .toList();
    }

    /** Half as many positions as the memo search, and a twentieth on larger boards. */
    @Test
    void nimberSearchNeedsFewerPositions() {
        assertTrue(2 * positions(Strategy.nimberSearch(), 4, 6) < positions(Strategy.packed(), 4, 6));
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

    @Test
    void symmetricBoardsOfAnySizeAreKnownByTheirClaim() {
        assertEquals(Outcome.P, claimed("cram[board=6,10]"));
        assertEquals(Outcome.N, claimed("cram[board=7,8]"));
        assertEquals(Outcome.P, claimed("cram[board=7,9] [4,5]"));
        assertEquals(Outcome.P, claimed("cram[board=7,8] [4,4] [4,5]"));
    }

    private static Outcome claimed(String text) {
        return Solver.normal()
                .using(Strategy.claims())
                .analyse(Games.library().read(text).position())
                .outcome();
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
                assertEquals(
                        value,
                        solver.analyse(Games.library().read(board).position())
                                .grundy()
                                .orElseThrow());
            }
        }
        assertEquals(Outcome.P, claimed("cram[board=8,10]"));
        assertEquals(Outcome.N, claimed("cram[board=9,8]"));
        assertEquals(Outcome.P, claimed("cram[board=9,9] [5,5]"));
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
        Diagram wide = Games.library().read("cram[9,8]" + rest);
        Diagram narrow = Games.library().read("cram[3,5]");
        Solver solver = Solver.normal().using(Strategy.search());
        assertEquals(1, solver.analyse(wide.position()).grundy().orElseThrow());
        assertEquals(moves(solver, narrow), moves(solver, wide));
    }

    private static List<String> moves(Solver solver, Diagram diagram) {
        return solver.analyse(diagram.position()).winningMoves().stream()
                .map(diagram::write)
                .map(Object::toString)
                .sorted()
                .toList();
    }

    @Test
    void movesAreTheCellsOfTheDomino() {
        Diagram diagram = Games.library().read("cram[board=1,4]");
        assertEquals(
                List.of("1 2 1 3"),
                Solver.normal().using(Strategy.search()).analyse(diagram.position()).winningMoves().stream()
                        .map(diagram::write)
                        .map(Object::toString)
                        .toList());
        Diagram corner = Games.library().read("cram[board=2,2] [2,2]");
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

    /** On a square board a set that fills it can be turned by a quarter too. */
    @Test
    void aSetAsLargeAsTheBoardIsTurned() {
        Rectangle board = new Rectangle(4, 4);
        long set = 0b0001_0000_1001_1111L;
        long turned = 0;
        for (int cell = 0; cell < 16; cell++) {
            turned |= (set >>> cell & 1) << (cell % 4 * 4 + cell / 4);
        }
        assertTrue(set != turned);
        assertEquals(Congruence.form(board, set), Congruence.form(board, turned));
    }

    @Test
    void boardsOfEveryShapeAreTaken() {
        for (String board : List.of("63,1", "1,63", "7,9", "9,7")) {
            assertEquals("cram[board=" + board + "]", claimedBoard(board));
        }
    }

    private static String claimedBoard(String board) {
        return Games.library()
                .read("cram[board=" + board + "] [1,1]")
                .position()
                .components()
                .get(0)
                .game()
                .name();
    }

    /** A set, moved and turned in all ways that fit, has one form; sets of other shapes have others. */
    @Test
    void congruentSetsHaveOneForm() {
        Rectangle board = new Rectangle(4, 5);
        long hook = 0b00001_00001_00111L;
        long form = Congruence.form(board, hook);
        for (long same :
                new long[] {hook << 1, hook << 6, board.halfTurn(hook), 0b00111_00100_00100L, 0b11100_00100_00100L}) {
            assertEquals(form, Congruence.form(board, same));
        }
        long row = 0b11111L;
        assertEquals(row, Congruence.form(board, row << 15));
        assertEquals(Congruence.form(board, 0b01111L), Congruence.form(board, 0b10000_10000_10000_10000L));
        assertEquals(0, Congruence.form(board, 0));
        assertTrue(form != Congruence.form(board, 0b00001_00111_00001L));
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
