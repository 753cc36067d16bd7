package org.impartial.picture.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.Palette;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game of the library is drawn, its moves have places on the drawing, and its words are legible. */
class PlacesTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    /** Games without positions, which have only surveys. */
    private static final Set<String> SURVEYS = Set.of("pirates");

    /** Games in which a move may join any two marks in many ways, so that places do not identify it. */
    private static final Set<String> WITHOUT_PLACES = Set.of("sprouts", "brussels-sprouts");

    static Stream<String> games() {
        return LIBRARY.families().stream().map(GameFamily::id).filter(id -> !SURVEYS.contains(id));
    }

    private static Position example(String id) {
        return LIBRARY.read(LIBRARY.family(id).card().example()).position();
    }

    /** Plays a few moves from the example, the middle one each time, so that later positions are also tested. */
    @ParameterizedTest
    @MethodSource("games")
    void everyMoveHasItsPlacesOnTheDrawing(String id) {
        Position position = example(id);
        for (int ply = 0; ply < 4 && !position.moves().isEmpty(); ply++) {
            DrawnPicture picture = (DrawnPicture) Drawing.of(id, position);
            assertTrue(
                    picture.marks().stream().anyMatch(InkMark.InkPlace.class::isInstance),
                    "a drawing, not a card: " + position);
            Set<String> places = places(picture);
            for (Move move : position.moves()) {
                List<Touch> touches = Drawing.touches(move);
                // The pass that a player owes after an again move has no place.
                boolean without = WITHOUT_PLACES.contains(id) || move.toString().contains("pass ->");
                assertEquals(without, touches.isEmpty(), move.toString());
                for (Touch touch : touches) {
                    assertFalse(touch.chosen().isEmpty(), move.toString());
                    Stream.concat(touch.chosen().stream(), touch.changed().stream())
                            .forEach(place -> assertTrue(
                                    places.contains(move.component() + ":" + place), () -> move + " at " + place));
                }
            }
            position = position.moves().get(position.moves().size() / 2).result();
        }
    }

    /** Tests the small world of every game with every sample of its parameters, including ends of play. */
    @ParameterizedTest
    @MethodSource("games")
    void smallStatesAreDrawnToo(String id) {
        GameFamily family = LIBRARY.family(id);
        for (Params sample : family.samples()) {
            for (ImpartialGame<?> game : family.with(sample).games()) {
                for (Position position : small(game)) {
                    Set<String> places = places((DrawnPicture) Drawing.of(id, position));
                    for (Move move : position.moves()) {
                        for (Touch touch : Drawing.touches(move)) {
                            assertFalse(touch.chosen().isEmpty(), move.toString());
                            Stream.concat(touch.chosen().stream(), touch.changed().stream())
                                    .forEach(place -> assertTrue(
                                            places.contains(move.component() + ":" + place),
                                            () -> move + " at " + place));
                        }
                    }
                }
            }
        }
    }

    private static <S> List<Position> small(ImpartialGame<S> game) {
        return game.smallStates()
                .limit(25)
                .map(state -> (Position) game.at(state))
                .toList();
    }

    private static Set<String> places(DrawnPicture picture) {
        Set<String> places = new HashSet<>();
        for (InkMark mark : picture.marks()) {
            if (mark instanceof InkMark.InkPlace place) {
                places.add(place.component() + ":" + place.name());
            }
        }
        return places;
    }

    /** Different moves are chosen by different places, so that a click determines the move. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim 3 5 7",
                "cram[board=3,4] [1,1] [1,2]",
                "chomp[board=3,4] 4 4 3",
                "kayles 11",
                "octal[code=0.77] 5 9",
                "treblecross 9 6",
                "dawsons-chess 10",
                "wythoff 5 8",
                "wythoff 60 90",
                "silver-dollar 2 3 7 12 14",
                "welter 2 3 5 8",
                "turning-turtles 2 3 6",
                "staircase-nim 2 1 3 2 4",
                "clobber[board=2,3] XOX OXO",
                "notakto[board=3,3] [1,2]",
                "nimstring[board=2,2] [1,1,1,2]",
                "hackenbush [0,1] [1,2] [2,0] [2,3]",
                "node-kayles petersen",
                "arc-kayles [0,1] [1,2] [2,3]",
                "poset-chomp[n=4,below=[0,1],[0,2],[1,3],[2,3]]",
                "subset-take-away[n=3] [1,2]",
                "digraph[n=3,edges=[0,1],[1,0],[0,2]] 0",
                "chocolate-bar[k=2] 3 9 4",
                "switch-lights [2,3] [4,1]",
                "northcott [0,3,2] [1,5,0]",
                "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3"
            })
    void differentMovesAreChosenDifferently(String text) {
        Set<String> seen = new HashSet<>();
        for (Move move : LIBRARY.read(text).position().moves()) {
            for (Touch touch : new HashSet<>(Drawing.touches(move))) {
                assertTrue(seen.add(move.component() + " " + touch.chosen()), move + " " + touch);
            }
        }
    }

    @Test
    void touchesAreThePlacesOfTheRules() {
        assertEquals(List.of(new Touch(List.of("0,3"), List.of("0,3", "0,4", "0,5"))), touches("nim 5", "0 2"));
        assertEquals(List.of(Touch.of("1,3", "1,4")), touches("cram[board=3,4] [1,1] [1,2]", "1 3 1 4"));
        assertEquals(List.of(Touch.of("2"), Touch.of("10")), touches("kayles 11", "0 [1,9]"));
        assertEquals(
                List.of(new Touch(List.of("2,3"), List.of("2,3", "2,4", "3,3"))),
                touches("chomp[board=3,4] 4 4 3", "2 3"));
        assertEquals(
                List.of(new Touch(List.of("0"), List.of("0", "1", "4", "5"))), touches("node-kayles petersen", "0"));
        assertEquals(
                List.of(new Touch(List.of("0-1"), List.of("0-1", "1-3", "1-4", "4-5", "v1", "v3", "v4", "v5"))),
                touches("tree-cutting -1 0 0 1 1 4", "1"));
    }

    private static List<Touch> touches(String position, String move) {
        var diagram = LIBRARY.read(position);
        return Drawing.touches(diagram.position().moves().stream()
                .filter(m -> diagram.write(m).toString().equals(move))
                .findFirst()
                .orElseThrow());
    }

    /**
     * Words have a contrast of at least 4.5 to 1 to the fill below them, as level AA of the accessibility guidelines
     * requires.
     */
    @ParameterizedTest
    @MethodSource("games")
    void everyWordCanBeRead(String id) {
        List<InkMark.Figure> below = new ArrayList<>();
        for (InkMark mark : flat(((DrawnPicture) Drawing.of(id, example(id))).marks())) {
            if (mark instanceof InkMark.Figure figure && figure.fill() != null) {
                below.add(figure);
            } else if (mark instanceof InkMark.Label label) {
                Color ground = Color.WHITE;
                for (InkMark.Figure figure : below) {
                    ground =
                            figure.shape().contains(label.x(), label.y() - 0.35 * label.size()) && figure.fill() != null
                                    ? figure.fill()
                                    : ground;
                }
                double contrast = Palette.contrast(label.colour(), ground);
                assertTrue(contrast >= 4.5, label.text() + " " + contrast);
            }
        }
    }

    private static List<InkMark> flat(List<InkMark> marks) {
        return marks.stream()
                .flatMap(
                        mark -> mark instanceof InkMark.InkPlace place ? flat(place.marks()).stream() : Stream.of(mark))
                .toList();
    }

    @Test
    void aSumNamesTheComponentOfEachPlace() {
        String svg =
                Drawing.of("sum", LIBRARY.read("nim 2 + cram[2,2]").position()).svg();
        assertTrue(svg.contains("<g data-component=\"0\" data-place=\"0,2\">"), svg);
        assertTrue(svg.contains("<g data-component=\"1\" data-place=\"2,1\">"), svg);
    }
}
