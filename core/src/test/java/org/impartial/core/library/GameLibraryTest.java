package org.impartial.core.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapNotation;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions as text, and the errors for text that cannot be read. */
class GameLibraryTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });
    private final GameLibrary library = GameLibrary.of(List.of(
            GameFamily.of(
                    GameCard.of("nim", "Nim")
                            .rules("r")
                            .theory("t")
                            .notation("p", "m")
                            .example("nim 3 4 5"),
                    HeapFormat.lists(NIM)),
            GameFamily.of(
                    GameCard.of("take", "Take")
                            .parameter("S", "what may be taken")
                            .optional("extra", "anything")
                            .example("take[S=1,2] 7"),
                    params -> HeapFormat.singleOrLists(new Take(params)),
                    Params.of("S", Datum.of(1, 3, 4)))));

    private record Take(Params params) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (long taken : params.get("S").asLongs("S", 1)) {
                if (taken <= heap) {
                    out.to(heap - (int) taken);
                }
            }
        }

        @Override
        public String name() {
            return "take" + params;
        }

        @Override
        public Notation<Long> notation() {
            return HeapNotation.TAKEN;
        }
    }

    @Test
    void aListOfHeapsIsASum() {
        NotatedPosition diagram = library.read("nim 7 9 12");
        assertEquals(NIM.heaps(7, 9, 12), diagram.position());
        Move move = new Move(diagram.position(), 2, NIM.at(1));
        assertEquals(Datum.of(2, 1), diagram.write(move));
        assertEquals(NIM.heaps(7, 9, 1), move.result());
    }

    @Test
    void parametersAreNamedOrTheMainOne() {
        Position named = library.read("take[S=1,3,4] 7").position();
        assertEquals(named, library.read("take[1,3,4] 7").position());
        assertEquals(named, library.read(" take[ 1 , 3 , 4 ] 7 ").position());
        assertEquals(named, library.read("take:1,3,4 7").position());
        assertEquals(
                library.read("take[1] 7 + nim 2").position(),
                library.read("take:1 7 + nim 2").position());
        assertEquals("take[S=1,3,4] 7", named.toString());
        assertEquals(named.toString(), library.read(named.toString()).position().toString());
        assertEquals(
                "take[S=1,extra=[0,1],[1,2]] 7",
                library.read("take[S=1,extra=[0,1],[1,2]] 7").position().toString());
    }

    @Test
    void gamesAreAsTheyAreWritten() {
        assertEquals(List.of("take:1 ,3", "take[1, 3]", "Nim"), library.rulesets("take:1 ,3 7 + take[1, 3]7+Nim(3)"));
    }

    private record Rows(List<List<Integer>> rows) {}

    @Test
    void aPositionIsReadFromItsText() {
        ImpartialGame<Rows> rows =
                ImpartialGame.of("rows", List.of(new Rows(List.of(List.of(1, 2)))), one -> List.<Rows>of());
        ImpartialGame<String> words = ImpartialGame.of("words", List.of("x"), word -> List.<String>of());
        GameLibrary own = GameLibrary.of(List.of(GameFamily.of(rows), GameFamily.of(words)));
        List<Component<?>> positions = new ArrayList<>();
        Stream.of("a b", "", ":x", "[x]", "a+b", "(x)", "ａ＋ｂ", "x,y", "“x”", "+")
                .forEach(x -> positions.add(words.at(x)));
        positions.add(rows.at(new Rows(List.of(List.of(1, 2)))));
        positions.add(rows.at(new Rows(List.of(List.of(1), List.of(2)))));
        Position sum = Position.sum(positions);
        assertEquals(sum, own.read(sum.toString()).position(), sum::toString);
        assertEquals(
                "rows [[1,2]] + rows [1] [2]",
                Position.sum(positions.subList(10, 12)).toString());
    }

    @Test
    void aLoneHeapHasMovesWithoutIndex() {
        NotatedPosition single = library.read("take[1,3,4] 7");
        assertEquals(Datum.of(3), single.write(single.position().moves().get(1)));
        NotatedPosition list = library.read("take[1,3,4] 7 2");
        assertEquals(Datum.of(0, 3), list.write(list.position().moves().get(1)));
    }

    @Test
    void movesOfASumNameTheSummand() {
        NotatedPosition sum = library.read("nim 3 4 + take[1] 2");
        Move last = sum.position().moves().get(7);
        assertEquals(2, last.component());
        Datum.Fields written = (Datum.Fields) sum.write(last);
        assertEquals(Datum.of(1), written.fields().get("component"));
        assertEquals(Datum.of(1), written.fields().get("move"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nmi 3 4        | 1  | no game \"nmi\"; did you mean nim?",
                "take: 7        | 6  | expected a value for the parameter",
                "take:1,        | 8  | expected a value for the parameter",
                "nim 3 x        | 5  | heap 1 must be a whole number, not \"x\"",
                "nim 3 + nim -4 | 13 | heap 0 is -4",
                "nim 3 -4       | 5  | heap 1 is -4; it must be at least 0",
                "nim 9223372036854775808 | 5 | outside the exact integers",
                "nim 3 ]        | 7  | expected a number, a word, a list in brackets or +, but found \"]\"",
                "nim [3         | 7  | expected a number, a word or ], but found the end",
                "nim[3] 4       | 1  | takes no parameters",
                "take 4         | 1  | needs its parameter S (what may be taken)",
                "take[S=1,T=2] 4 | 1 | has no parameter T; it takes S, extra",
                "take[S=1,S=2] 4 | 11 | S is given twice",
                "take[S=] 4     | 8  | expected a value for the parameter S",
                "take[1 2] 4    | 8  | expected , or ], but",
                "take[x'+1] 4   | 8  | expected , or ] or quotation marks around a whole text, but",
                "nim 3 +        | 8  | expected the name of a game",
                "''             | 1  | expected the name of a game",
            })
    void errorsStateColumnAndCause(String text, int column, String message) {
        NotationException e = assertThrows(NotationException.class, () -> library.read(text));
        assertEquals(column, e.column(), e.getMessage());
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }

    /** A code written as a name is the first parameter, and a text with parameters may stand for the name of a game. */
    @Test
    void aCodeIsAName() {
        GameLibrary coded = GameLibrary.of(List.of(library.family("take").withCodes("[0-9]+-[0-9]+")));
        assertEquals("take", coded.family("1-3").id());
        assertEquals(
                List.of("take[S=1-3] 4", "take[S=1-3,extra=2] 4"),
                List.of(shown(coded.read("1-3 4")), shown(coded.read("1-3[extra=2] 4"))));
        NotationException twice = assertThrows(NotationException.class, () -> coded.ruleset("1-3[S=5]"));
        assertTrue(twice.getMessage().contains("S is given twice"), twice::getMessage);
        assertThrows(NotationException.class, () -> coded.family("1-"));
        assertThrows(NotationException.class, () -> library.family("1-3"));
        Datum four = Datum.of(4);
        assertEquals(
                "take[S=1] 4", shown(library.ruleset("take[1]", Params.NONE).read(four)));
        assertEquals(
                "take[S=1] 4", shown(library.ruleset("take", Params.of("S", 1)).read(four)));
        assertThrows(NotationException.class, () -> library.ruleset("take[1]", Params.of("S", 1)));
    }

    private static String shown(NotatedPosition position) {
        return position.position().toString();
    }

    /** Ids of libraries of others may have capitals and signs, and may differ in these only. */
    @Test
    void anIdIsFoundAsItIs() {
        List<GameFamily> families = new ArrayList<>();
        for (String id : List.of("UpToHalf", "up-to-half", "nim!", "nim")) {
            families.add(GameFamily.of(
                    GameCard.of(id, "The game " + id).example(id + " 3"),
                    params -> HeapFormat.lists(HeapGame.of(id, (heap, out) -> {})),
                    Params.NONE));
        }
        GameLibrary others = GameLibrary.of(families);
        for (GameFamily family : families) {
            String text = family.id() + " 3 5";
            assertEquals(
                    family.id() + " 3 + " + family.id() + " 5",
                    others.read(text).position().toString());
            assertEquals(text, others.canonical(text));
        }
        NotationException several = assertThrows(NotationException.class, () -> others.read("Up to half 3"));
        assertTrue(several.getMessage().contains("several games: UpToHalf ("), several::getMessage);
    }

    @Test
    void aSuggestionIsNear() {
        for (String far : List.of("x", "chess", "围棋")) {
            NotationException e = assertThrows(NotationException.class, () -> library.family(far));
            assertEquals("there is no game \"" + far + "\"", e.getMessage());
        }
    }

    @Test
    void twoFamiliesOfOneNameAreRejected() {
        GameFamily family = library.family("nim");
        assertThrows(IllegalArgumentException.class, () -> GameLibrary.of(List.of(family, family)));
    }

    /** A library of many games starts without those that nobody asks for. */
    @Test
    void aFamilyIsMadeOnFirstUseAndOnce() {
        List<String> made = new ArrayList<>();
        GameFamily nim = library.family("nim");
        GameFamily late = GameFamily.onFirstUse("nim", () -> {
            made.add("nim");
            return nim;
        });
        GameLibrary two = GameLibrary.of(List.of(late, library.family("take")));
        assertEquals("take[S=1,2] 7", two.read("take[S=1,2] 7").position().toString());
        assertEquals(List.of(), made);
        assertEquals("nim 3", two.read("nim 3").position().toString());
        assertEquals(nim.samples(), late.samples());
        assertEquals(List.of("nim"), made);
    }
}
