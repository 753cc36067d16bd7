package org.impartial.games.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Notakto, NoGo and Clobber against play on pictures and against what is known. */
class BoardGamesTest {
    private static final String TURNS = "XO".repeat(20);
    private static final String FREE = ".".repeat(40);

    private static long value(String text) {
        return Asked.analysis(text).grundy().orElseThrow();
    }

    private static Outcome misere(String text) {
        return Solver.misere().analyse(Asked.read(text)).outcome();
    }

    private static List<Long> longs(String values) {
        return Arrays.stream(values.split(" ", -1)).map(Long::valueOf).toList();
    }

    private static void assertValues(String text, int least, String values) {
        List<Long> expected = longs(values);
        List<Long> found = IntStream.range(least, least + expected.size())
                .mapToObj(n -> value(text.formatted(n)))
                .toList();
        assertEquals(expected, found, text);
    }

    @ParameterizedTest
    @CsvSource({
        "'nogo[board=1,%d]', 1, 0 1 0 1 2 0 1 0 1 2 3 1 0",
        "'nogo[board=2,%d]', 2, 1 1 0 0",
        "'clobber[board=3,%d]', 3, 1 0"
    })
    void knownValues(String text, int least, String values) {
        assertValues(text, least, values);
    }

    /** A row of n cells in normal play is won as a heap of n + 2 in the game 0.007. */
    @Test
    void oneRowOfNotaktoIsWonAsTreblecrossIs() {
        for (int n = 3; n <= 13; n++) {
            assertEquals(value("treblecross " + (n + 2)) == 0, value("notakto[board=1," + n + "]") == 0, "row of " + n);
        }
    }

    @Test
    void rowsOfClobber() {
        List<Long> found = IntStream.rangeClosed(1, 10)
                .mapToObj(n -> value("clobber[board=1," + 2 * n + "]"))
                .toList();
        assertEquals(longs("1 3 0 2 0 2 0 3 1 4"), found);
    }

    @Tag("thorough")
    @Test
    void longerRows() {
        assertValues("nogo[board=1,%d]", 14, "3 1 0 2 2 3 1");
        assertValues("nogo[board=2,%d]", 6, "0 0 1");
        assertValues("nogo[board=3,%d]", 3, "0 0 1");
        assertValues("clobber[board=2,%d]", 11, "3 0 1 0");
        assertValues("clobber[board=3,%d]", 7, "1");
        List<Long> found = IntStream.rangeClosed(11, 14)
                .mapToObj(n -> value("clobber[board=1," + 2 * n + "]"))
                .toList();
        assertEquals(longs("6 1 0 1"), found);
    }

    @ParameterizedTest
    @CsvSource({"1, 3, P", "1, 4, N", "1, 5, N", "1, 6, P", "2, 3, P", "2, 4, P", "2, 5, P", "3, 3, N", "3, 4, P"})
    void notaktoOnOneBoard(int rows, int columns, Outcome outcome) {
        String text = "notakto[board=" + rows + "," + columns + "]";
        assertEquals(outcome, misere(text));
        assertEquals(Convention.MISERE, Games.library().play(text));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"3, 5, P", "4, 4, N"})
    void notaktoOnLargerBoards(int rows, int columns, Outcome outcome) {
        assertEquals(outcome, misere("notakto[board=" + rows + "," + columns + "]"));
    }

    /** The quotient of the usual board [Plambeck-Whitehead 2013]. */
    @Test
    void theMisereQuotientOfNotakto() {
        var board = Asked.read("notakto[board=3,3]");
        MisereQuotient quotient = MisereQuotient.of(List.of(board));
        assertEquals(18, quotient.order());
        assertEquals(4, quotient.portion().size());
        assertTrue(quotient.isFinal());
    }

    /** A step to the next row is as long as a word here. */
    @Test
    void aLoneCrossOnALongRowKillsNothing() {
        assertEquals(62, Asked.read("notakto[board=1,63] [1,1]").moves().size());
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 3", "3, 3", "2, 4"})
    void valuesAreThoseOfPlayOnPictures(int rows, int columns) {
        String board = "[board=" + rows + "," + columns + "]";
        String turns = StonePlay.board(rows, columns, TURNS);
        String free = StonePlay.board(rows, columns, FREE);
        assertEquals(Naive.value(turns, StonePlay::clobber), value("clobber" + board));
        assertEquals(Naive.value(free, StonePlay::notakto), value("notakto" + board));
        assertEquals(Naive.outcome(free, StonePlay::notakto, Convention.MISERE), misere("notakto" + board));
        assertEquals(Naive.outcome(turns, StonePlay::clobber, Convention.MISERE), misere("clobber" + board));
        if (rows * columns < 10) {
            assertEquals(Naive.value(free, StonePlay::noGo), value("nogo" + board));
        }
    }

    @ParameterizedTest
    @CsvSource({"XX.OO. OO.XXO XOXOXO", "XOOXOX .X.O.X OOXX.O", "OX.... ....XO ..O..."})
    void clobberFromPicturesThatFallApart(String rows) {
        String picture = rows.replace(' ', '/') + "/";
        assertEquals(Naive.value(picture, StonePlay::clobber), value("clobber[board=3,6] " + rows));
    }

    /** Congruent parts of a board have one form, whatever their colours; others have another. */
    @Test
    void partsThatAreCongruentAreOne() {
        Rectangle board = new Rectangle(4, 5);
        long hook = Clobber.form(board, read("XXO.. X.... ..... ....."));
        for (String image : List.of(
                "..... ..... ....O ..XOO",
                "..... .OOX. .O... .....",
                "XX... .X... .O... .....",
                "..... ...X. ...O. ..OO.")) {
            assertEquals(hook, Clobber.form(board, read(image)), image);
        }
        assertNotEquals(hook, Clobber.form(board, read("XOX.. X.... ..... .....")));
        assertEquals(0, Clobber.form(board, 0));
    }

    private static long read(String rows) {
        return (Long)
                Asked.read("clobber[board=4,5] " + rows).components().get(0).state();
    }

    @ParameterizedTest
    @CsvSource({
        "'notakto[board=1,3] [1,2]', '1 1|1 3'",
        "'nogo[board=1,3] X..', '1 2 X|1 3 X|1 3 O'",
        "'clobber[board=1,4]', '1 1 1 2|1 2 1 1|1 2 1 3|1 3 1 4|1 4 1 3'",
        "'clobber[board=1,2]', '1 1 1 2'"
    })
    void movesAreWritten(String text, String moves) {
        NotatedPosition diagram = Games.library().read(text);
        Set<String> written = diagram.position().moves().stream()
                .map(move -> diagram.write(move).toString())
                .collect(Collectors.toSet());
        assertEquals(new HashSet<>(Arrays.asList(moves.split("\\|", -1))), written);
    }

    @ParameterizedTest
    @CsvSource({
        "'nogo[board=4,8]', '31 cells'",
        "'nogo[board=2,2] X.', 'has 2 rows'",
        "'clobber[board=1,3] XO', '3 cells'",
        "'clobber[board=1,3] XOY', 'X, O or a point'",
        "'notakto[board=8,8]', '63 cells'",
        "'notakto[board=3,3,line=1]', 'line'",
        "'notakto[board=3,3] [1,1] [1,1]', 'given twice'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }
}
