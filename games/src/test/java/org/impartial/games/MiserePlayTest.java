package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.theory.form.MisereForm;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Misère play by canonical forms and proof numbers: published values, and whole search without any theorem. */
class MiserePlayTest {
    private final MisereSearch search = new MisereSearch();

    private static Position read(String text) {
        return GameLibrary.installed().read(text).position();
    }

    private String outcome(String text) {
        return search.outcome(read(text), Meter.unlimited()).toString();
    }

    private MisereForm form(String text) {
        return search.form(read(text), Meter.unlimited());
    }

    /** g- of boards, in the records of Glop up to 3 x 15, 4 x 9, 5 x 7 and 6 x 6. */
    @ParameterizedTest
    @CsvSource({
        "3, 3, 1",
        "3, 4, 0",
        "3, 5, 0",
        "3, 6, 1",
        "3, 7, 0",
        "3, 8, 0",
        "3, 9, 1",
        "3, 10, 0",
        "4, 4, 0",
        "4, 5, 0",
        "4, 6, 0",
        "4, 7, 1",
        "5, 5, 2",
        "5, 6, 1"
    })
    void cram(int rows, int columns, int value) {
        assertEquals(value, search.grundy(read("cram[" + rows + "," + columns + "]"), Meter.unlimited()));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "3, 11, 0",
        "3, 12, 1",
        "3, 13, 0",
        "3, 14, 0",
        "3, 15, 1",
        "4, 8, 1",
        "4, 9, 1",
        "5, 7, 1",
        "6, 6, 1",
        "3, 16, 0",
        "4, 10, 1",
        "4, 11, 1",
        "5, 8, 3",
        "6, 7, 0"
    })
    void cramOnLargerBoards(int rows, int columns, int value) {
        assertEquals(value, search.grundy(read("cram[" + rows + "," + columns + "]"), Meter.unlimited()));
    }

    @Test
    @Tag("thorough")
    void whoWinsALargerBoard() {
        assertEquals("N", outcome("cram[4,11]"));
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"})
    void boardsOfTwoRowsAreEqualToHeaps(int columns) {
        assertEquals("*[" + columns % 2 + "]", form("cram[2," + columns + "]").toString());
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"11", "12", "13", "14"})
    void longerBoardsOfTwoRowsToo(int columns) {
        boardsOfTwoRowsAreEqualToHeaps(columns);
    }

    /** The numbers of positions are the same on every machine, so a change of the search that makes it worse is noticed. */
    @ParameterizedTest
    @CsvSource({"3, 10, 4500", "4, 9, 8000", "5, 7, 13000", "6, 6, 55000"})
    void fewPositionsAreVisited(int rows, int columns, int most) {
        MisereSearch fresh = new MisereSearch();
        Meter meter = Meter.unlimited();
        fresh.outcome(read("cram[" + rows + "," + columns + "]"), meter);
        long positions = meter.cost().positions();
        assertTrue(positions > 0 && positions < most, () -> positions + " positions");
    }

    /** OEIS A164950. */
    @Test
    void sprouts() {
        String outcomes = IntStream.rangeClosed(1, 8)
                .mapToObj(spots -> outcome("sprouts " + spots))
                .reduce("", String::concat);
        assertEquals("NPPPNNPP", outcomes);
        assertEquals(conjectured(5, 8), outcomes.substring(4));
    }

    /** The outcomes of five spots and more as Lemoine and Viennot conjecture them. */
    private static String conjectured(int from, int to) {
        return IntStream.rangeClosed(from, to)
                .mapToObj(spots -> spots % 6 == 0 || spots % 6 > 3 ? "N" : "P")
                .reduce("", String::concat);
    }

    @Test
    @Tag("thorough")
    void sproutsOfMoreSpots() {
        String outcomes = IntStream.rangeClosed(9, 14)
                .mapToObj(spots -> new MisereSearch()
                        .outcome(read("sprouts " + spots), Meter.unlimited())
                        .toString())
                .reduce("", String::concat);
        assertEquals("PNNNPP", outcomes);
        assertEquals(conjectured(9, 14), outcomes);
    }

    @Test
    void sumsOfSprouts() {
        assertEquals("P", outcome("sprouts 4 + sprouts 4 + sprouts 4"));
        MisereForm twice = form("sprouts 4 + sprouts 4");
        assertEquals("0 0", twice.grundy() + " " + twice.misereGrundy());
        MisereForm once = form("sprouts 4");
        assertEquals("6 1 0", once.birthday() + " " + once.grundy() + " " + once.misereGrundy());
        MisereForm two = form("sprouts 2");
        assertEquals("3 0 0", two.birthday() + " " + two.grundy() + " " + two.misereGrundy());
        assertEquals("*[1]", form("sprouts 3").toString());
        assertEquals("*[0]", form("sprouts 1").toString());
    }

    @ParameterizedTest
    @CsvSource({
        "kayles 5, *[2[2]321], 4^146",
        "kayles 7, '*[(2[2]321)[1](2[2]321)2[3]2[2]30]', 2^20",
        "kayles 8, *[2[3]], 1^13",
        "grundys-game 13, *[2[2]21], 3^1431",
        "octal[0.07] 10, *[2[2]21], 3^1431",
        "octal[0.07] 12, *[(2[2]21)2[3]0], 2^0520",
        "'cram[2,9] [2,1] [2,2] [2,4] [2,5] [2,6] [2,7] [2,8] [2,9]', *[2[2]321], 4^146"
    })
    void namesOfPositions(String position, String name, String genus) {
        assertEquals(name, form(position).toString());
        assertEquals(genus, form(position).genus().toString());
        assertEquals(form(position).misereGrundy(), search.grundy(read(position), Meter.unlimited()));
    }

    @Test
    void theNameOfGrundysGameOf22() {
        assertEquals(
                "*[(((2[2]21)[2](2[2]21)20)(2[2]21)3)((2[2]21)[2](2[2]21)20)(2[2]21)[1]2[2]1]",
                form("grundys-game 22").toString());
        assertEquals(
                "4^0564 0^20",
                form("grundys-game 18").genus() + " " + form("grundys-game 20").genus());
    }

    @Test
    void theGeneraOfKayles() {
        List<String> genera = LongStream.rangeClosed(0, 20)
                .mapToObj(heap -> form("kayles " + heap).genus().toString())
                .toList();
        assertEquals(
                "0^120 1^031 2^20 3^31 1^031 4^146 3^31 2^20 1^13 4^046 2^20 6^46 4^046 1^13 2^20 7^57 1^13 4^64 3^31 2^20"
                        + " 1^031",
                String.join(" ", genera));
    }

    @ParameterizedTest
    @CsvSource({"14, 4^146", "16, 5^057"})
    void generaOfDawsonsKayles(int heap, String genus) {
        assertEquals(genus, form("octal[0.07] " + heap).genus().toString());
    }

    @ParameterizedTest
    @CsvSource({"node-kayles grid 3 10, N", "node-kayles grid 6 7, N", "node-kayles grid 7 7, N"})
    void largerPositions(String position, String outcome) {
        assertEquals(outcome, outcome(position));
    }

    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({
        "node-kayles grid 2 14, P",
        "node-kayles grid 3 16, P",
        "node-kayles grid 4 12, N",
        "kayles 10 + kayles 11 + kayles 12 + kayles 13 + kayles 14 + kayles 15, N"
    })
    void longGridsAndLargeSums(String position, String outcome) {
        assertEquals(outcome, outcome(position));
    }

    @ParameterizedTest
    @CsvSource({
        "node-kayles grid 4 4, N",
        "node-kayles grid 4 5, N",
        "node-kayles grid 5 5, P",
        "node-kayles grid 5 6, N",
        "node-kayles grid 6 6, P",
        "kayles 20 + kayles 21 + kayles 22, N",
        "'cram[4,5] + kayles 11 + sprouts 4 + nim 3', N",
        "kayles 40, N"
    })
    void otherGames(String position, String outcome) {
        assertEquals(outcome, outcome(position));
    }

    /** Every position of some games beside others, against a search that knows no theorem. */
    @ParameterizedTest
    @CsvSource({
        "'cram[3,4] + kayles 6 + nim 2'",
        "'cram[2,3] [1,1] + cram[3,3] + kayles 5'",
        "'cram[3,3] + kayles 5 + sprouts 2 + nim 2'",
        "'sprouts 2 + node-kayles grid 3 3 + grundys-game 7'",
        "'wythoff 2 3 + cram[2,3] + kayles 4'",
        "'cram[4,5] [2,1] [2,2] [2,3] [2,4] [2,5]'",
        "'nim 5 + nim 6 + kayles 9'"
    })
    void mixedSumsAgreeWithWholeSearch(String text) {
        Position start = read(text);
        Solver whole = Solver.misere().using(Strategy.wholeSums());
        Random random = new Random(7);
        for (int play = 0; play < 3; play++) {
            Position position = start;
            while (!position.moves().isEmpty()) {
                Position here = position;
                assertEquals(
                        whole.outcome(here), search.outcome(here, Meter.unlimited()), () -> here + " from " + text);
                position = here.moves().get(random.nextInt(here.moves().size())).result();
            }
        }
    }

    /** The sum of four games, on a board that whole search still masters. */
    @ParameterizedTest
    @Tag("thorough")
    @CsvSource({"'cram[3,4] + kayles 11 + sprouts 3 + nim 3'", "'cram[4,4] + kayles 8 + sprouts 2 + nim 2'"})
    void fourGamesAgreeWithWholeSearch(String text) {
        assertEquals(
                Solver.misere().using(Strategy.wholeSums()).outcome(read(text)).toString(), outcome(text));
    }

    /** Pet components stand as heaps, of any size if there is one beside what is searched. */
    @ParameterizedTest
    @CsvSource({
        "'subtraction[1,2,3] 1000000002 + cram[3,3] + kayles 5', 'subtraction[1,2,3] 2 + cram[3,3] + kayles 5'",
        "'subtraction[1,2,3] 1000000000 + kayles 5 + kayles 5', 'kayles 5 + kayles 5'",
        "'nim 1000000 + cram[3,4]', 'nim 50 + cram[3,4]'",
        "'nim 300 + nim 1 + grundys-game 13', 'nim 40 + nim 1 + grundys-game 13'"
    })
    void petComponentsStandAsHeaps(String great, String small) {
        Solver solver = Solver.misere().using(Strategy.misereSearch()).within(Budget.positions(100_000));
        assertEquals(Solver.misere().using(Strategy.wholeSums()).outcome(read(small)), solver.outcome(read(great)));
        String reason = solver.analyse(read(great)).reason();
        assertTrue(reason.contains("pet"), reason);
        assertTrue(reason.matches(".*misère search of \\d+ positions; [\\d,]+ small parts have [\\d,]+ .*"), reason);
    }

    @Test
    void heapsAreDeepAndBesideOthers() {
        assertEquals("N", outcome("nim 300"));
        assertEquals("P", outcome("nim 90 + nim 90"));
        assertEquals("N", outcome("kayles 60"));
    }

    /** A search that is stopped again and again comes to the same answer with the same tables. */
    @Test
    void aStopLeavesTheTablesWhole() {
        Position board = read("cram[4,7]");
        int stops = 0;
        String found = "";
        while (found.isEmpty()) {
            try {
                Meter meter = new Meter(Budget.positions(150), Progress.NONE, () -> false);
                found = search.outcome(board, meter).toString();
            } catch (StoppedException stopped) {
                stops++;
            }
        }
        assertEquals("N", found);
        assertTrue(stops > 3, "stopped " + stops + " times");
        Meter poor = new Meter(Budget.unlimited().holding(10_000), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> new MisereSearch().outcome(board, poor));
    }
}
