package org.impartial.games.pencil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sprouts against drawings with nothing simplified, and against what is known. */
class SproutsTest {
    private static final Sprouts SPROUTS = new Sprouts();

    @ParameterizedTest
    @CsvSource({"1, P, N", "2, P, P", "3, N, P", "4, N, P"})
    void outcomesOfFreeSpots(int spots, Outcome normal, Outcome misere) {
        assertEquals(normal, Solver.normal().analyse(SPROUTS.spots(spots)).outcome());
        assertEquals(misere, Solver.misere().analyse(SPROUTS.spots(spots)).outcome());
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"5, N, N, 1", "6, P, N, 0"})
    void outcomesOfMoreSpots(int spots, Outcome normal, Outcome misere, long value) {
        var analysis = Solver.normal().analyse(SPROUTS.spots(spots));
        assertEquals(normal, analysis.outcome());
        assertEquals(value, analysis.grundy().orElseThrow());
        if (spots < 6) {
            assertEquals(misere, Solver.misere().analyse(SPROUTS.spots(spots)).outcome());
        }
    }

    /** N if and only if the number of spots leaves 3, 4 or 5 modulo 6, as far as programs have gone [Applegate-Jacobson-Sleator 1991]. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"7, P", "8, P", "9, N", "10, N", "11, N", "12, P", "13, P", "14, P"})
    void outcomesOfManySpots(int spots, Outcome normal) {
        assertEquals(normal, Solver.normal().outcome(SPROUTS.spots(spots)));
    }

    /** Play on whole drawings, where nothing is left out and nothing falls apart. */
    @ParameterizedTest
    @CsvSource({"1", "2"})
    void outcomesOfDrawings(int spots) {
        assertEquals(Drawing.wins(spots, false), wins(Solver.normal(), spots));
        assertEquals(Drawing.wins(spots, true), wins(Solver.misere(), spots));
    }

    private static boolean wins(Solver solver, int spots) {
        return solver.analyse(SPROUTS.spots(spots)).outcome() == Outcome.N;
    }

    /** In random plays the options of a drawing are those of its position, as sets of forms. */
    @ParameterizedTest
    @CsvSource({"2, 30", "3, 30", "4, 15", "5, 3"})
    void optionsOfDrawings(int spots, int plays) {
        Random random = new Random(spots);
        for (int play = 0; play < plays; play++) {
            Drawing drawing = Drawing.of(spots);
            for (List<Drawing> moves = drawing.moves(); !moves.isEmpty(); moves = drawing.moves()) {
                Set<SproutsPosition> drawn =
                        moves.stream().map(SproutsTest::form).collect(Collectors.toSet());
                assertEquals(drawn, options(SproutsText.read(drawing.text())), drawing.text());
                drawing = moves.get(random.nextInt(moves.size()));
            }
            assertEquals(SproutsPosition.of(0), form(drawing));
        }
    }

    private static SproutsPosition form(Drawing drawing) {
        String text = drawing.text();
        return SPROUTS.canonical(text.isEmpty() ? SproutsPosition.of(0) : SproutsText.read(text));
    }

    private static Set<SproutsPosition> options(SproutsPosition position) {
        return SPROUTS.optionsOf(position).stream()
                .map(option -> SPROUTS.canonical(
                        SPROUTS.notation().read(SPROUTS.notation().move(position, option))))
                .collect(Collectors.toSet());
    }

    /** Fewer than the 20, 163, 1682 and 20305 of pseudo-canonical forms in the literature. */
    @ParameterizedTest
    @CsvSource({"1, 3", "2, 13", "3, 125"})
    void positionsThatPlayCanReach(int spots, int positions) {
        assertEquals(positions, reached(spots));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"4, 1682", "5, 20305"})
    void positionsThatLongPlayCanReach(int spots, int more) {
        int reached = reached(spots);
        assertTrue(reached < more, reached + " positions");
    }

    private static int reached(int spots) {
        Set<SproutsPosition> met = new HashSet<>(List.of(SPROUTS.canonical(SproutsPosition.of(spots))));
        Deque<SproutsPosition> open = new ArrayDeque<>(met);
        while (!open.isEmpty()) {
            options(open.remove()).stream().filter(met::add).forEach(open::add);
        }
        return met.size();
    }

    @ParameterizedTest
    @CsvSource({
        "ab12.0.}ba21.}, ba21.0.}12ab.}",
        "1abcd.}dc.}ab.1.}, 1.cd.}badc1.}ba.}",
        "2.1.}, 222.}",
        "0.}, 222.}",
        "ab.}ab.}, 22.}",
        "abc.}cba.}, 222.}",
        "1.}, 22.}",
        "2.}, 0"
    })
    void formsThatAreTheSame(String one, String other) {
        assertEquals(form(one), form(other));
    }

    private static SproutsPosition form(String text) {
        NotatedPosition diagram = Games.library().read("sprouts " + text);
        return (SproutsPosition)
                diagram.position().components().get(0).canonical().state();
    }

    @Test
    void theOrderRoundABoundaryMatters() {
        assertNotEquals(form("1122.}"), form("1212.}"));
        assertNotEquals(form("12ab.}0.ab.}"), form("1a2b.}0.ab.}"));
    }

    /** Random names, turns, reflections and orders change nothing. */
    @Test
    void aFormIsTheSameForAllImages() {
        Random random = new Random(7);
        Drawing drawing = Drawing.of(4);
        for (int move = 0; move < 4; move++) {
            List<Drawing> moves = drawing.moves();
            drawing = moves.get(random.nextInt(moves.size()));
            SproutsPosition form = form(drawing);
            for (int i = 0; i < 20; i++) {
                assertEquals(form, form(Images.of(drawing, random)), drawing.text());
            }
        }
    }

    @Test
    void movesAreThePositionsTheyLeave() {
        NotatedPosition diagram = Games.library().read("sprouts 2");
        List<String> moves = diagram.position().moves().stream()
                .map((Move move) -> diagram.write(move).toString())
                .toList();
        assertEquals(2, moves.size());
        for (String move : moves) {
            Position after = Asked.read("sprouts " + move);
            assertEquals(Outcome.N, Solver.normal().analyse(after).outcome());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "61, 'from 0 to 60'", "-1, 'from 0 to 60'", "0., 'no brace'", "00.}, 'boundary of its own'",
        "1.a.}, 'only once'", "aba.}a.b.}, 'three times'", "a.a.}, 'two boundaries of one region'",
                "}, 'directly after'",
        "1..}, 'no spots'", "1.3.}, 'place 3'", "12}, 'directly after'", "'[1,2]', 'the number of spots'"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        NotationException e =
                assertThrows(NotationException.class, () -> Games.library().read("sprouts " + text));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    @Test
    void positionsThatAreTooLargeAreRefused() {
        String many = Stream.generate(() -> "0.").limit(61).collect(Collectors.joining());
        NotationException e = assertThrows(NotationException.class, () -> SproutsText.read(many + "}"));
        assertTrue(e.getMessage().contains("at most 240, not 244"), e.getMessage());
        assertEquals(180, SproutsPosition.of(60).lives());
        assertEquals(60, SproutsText.read(SproutsPosition.of(60).toString()).spots());
    }
}
