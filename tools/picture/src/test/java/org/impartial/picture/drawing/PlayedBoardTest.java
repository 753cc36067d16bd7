package org.impartial.picture.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The board of a play keeps what the start of the play has drawn. */
class PlayedBoardTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final Pattern PLACE =
            Pattern.compile("<g data-component=\"(\\d+)\" data-place=\"([^\"]+)\">\n(.*?)</g>", Pattern.DOTALL);

    /** Returns the marks of each place as they are written. */
    private static Map<String, String> places(DrawnPicture picture) {
        Map<String, String> places = new HashMap<>();
        for (var group : PLACE.matcher(picture.svg()).results().toList()) {
            places.merge(group.group(1) + ":" + group.group(2), group.group(3), String::concat);
        }
        return places;
    }

    private static DrawnPicture played(Position start, List<Move> moves, List<Integer> ways) {
        return (DrawnPicture) Drawing.played(start, moves, ways);
    }

    /** All places of moves are on the board of a play by the same names as on a board of its own. */
    @ParameterizedTest
    @MethodSource("org.impartial.picture.drawing.PlacesTest#games")
    void everyMoveHasItsPlacesOnTheBoardOfItsPlay(String id) {
        Position start = LIBRARY.read(LIBRARY.family(id).card().example()).position();
        Position position = start;
        List<Move> made = new ArrayList<>();
        for (int ply = 0; ply < 4 && !position.moves().isEmpty(); ply++) {
            Set<String> places = places(played(start, made, List.of())).keySet();
            for (Move move : position.moves()) {
                for (Touch touch : Drawing.touches(move)) {
                    Stream.concat(touch.chosen().stream(), touch.changed().stream())
                            .forEach(place -> assertTrue(
                                    places.contains(move.component() + ":" + place), () -> made + " " + move));
                }
            }
            Move move = position.moves().get(position.moves().size() / 2);
            made.add(move);
            position = move.result();
        }
    }

    /** What three moves leave is where it was, mark by mark, and the picture keeps its size. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "node-kayles petersen",
                "node-kayles grid 3 4",
                "arc-kayles hypercube 3",
                "kayles 13",
                "dawsons-kayles 12",
                "treblecross 14",
                "cram[4,5]",
                "lctr 6 5 4 2 1",
                "hackenbush [0,1] [1,2] [2,0] [2,3] [0,4] [4,5]",
                "node-kayles path 9 + kayles 7"
            })
    void theLayoutIsThatOfTheStart(String text) {
        Position start = LIBRARY.read(text).position();
        DrawnPicture first = played(start, List.of(), List.of());
        Set<String> drawn = new HashSet<>(places(first).values());
        for (int way = 0; way < 2; way++) {
            Position position = start;
            List<Move> made = new ArrayList<>();
            List<Integer> ways = new ArrayList<>();
            for (int ply = 0; ply < 3; ply++) {
                List<Move> moves = position.moves();
                made.add(moves.get((7 * ply + 3) % moves.size()));
                ways.add(way);
                position = made.get(ply).result();
            }
            DrawnPicture now = played(start, made, ways);
            assertEquals(first.width(), now.width());
            assertEquals(first.height(), now.height());
            places(now).forEach((name, marks) -> assertTrue(drawn.contains(marks), () -> made + " " + name));
            assertTrue(now.marks().stream().anyMatch(mark -> mark instanceof InkMark.Gone gone && gone.last()));
            assertTrue(now.marks().stream().anyMatch(mark -> mark instanceof InkMark.Gone gone && !gone.last()));
        }
    }

    /** A row is divided where its pins were taken, on either side. */
    @Test
    void thePinsThatAreChosenFall() {
        Position row = LIBRARY.read("kayles 7").position();
        Move move = row.moves().stream()
                .filter(one -> one.to().toString().equals("kayles 1 + kayles 5"))
                .findFirst()
                .orElseThrow();
        List<Touch> touches = Drawing.touches(move);
        for (int way = 0; way < touches.size(); way++) {
            String svg = Drawing.played(row, List.of(move), List.of(way)).svg();
            String lone = touches.get(way).changed().equals(List.of("2")) ? "1" : "7";
            Map<String, String> places = places(played(row, List.of(move), List.of(way)));
            Map<String, String> before = places(played(row, List.of(), List.of()));
            assertEquals(before.get("0:" + lone), places.get("0:1"), svg);
            assertEquals(6, places.size());
        }
        assertEquals(2, touches.size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff 7 4",
                "silver-dollar 2 3 7 12",
                "welter 0 4 8",
                "turning-turtles 2 3 7",
                "twins 2 3 6",
                "mark 21",
                "chocolate-bar[k=2] 3 9 4"
            })
    void aBoardKeepsItsSizeAndItsPlaces(String text) {
        Position start = LIBRARY.read(text).position();
        DrawnPicture first = played(start, List.of(), List.of());
        for (Move move : start.moves()) {
            DrawnPicture now = played(start, List.of(move), List.of());
            assertEquals(first.width(), now.width());
            assertEquals(first.height(), now.height());
            assertEquals(places(first).keySet(), places(now).keySet());
        }
    }

    /** The heaps beside one that is gone stay where they were. */
    @Test
    void theRoomOfAHeapStays() {
        Position heaps = LIBRARY.read("laskers-nim 3 5 7").position();
        Move move = heaps.moves().stream()
                .filter(one -> one.component() == 1 && one.to().components().isEmpty())
                .findFirst()
                .orElseThrow();
        Map<String, String> before = places(played(heaps, List.of(), List.of()));
        Map<String, String> after = places(played(heaps, List.of(move), List.of()));
        assertEquals(10, after.size());
        for (int bean = 1; bean <= 7; bean++) {
            assertEquals(before.get("2:0," + bean), after.get("1:0," + bean));
        }
    }

    /** The squares that a diagram keeps stay where they were, and the arrows too; the touch tells what was removed. */
    @Test
    void aDiagramLosesItsTopRowOrItsLeftColumn() {
        Position diagram = LIBRARY.read("lctr 3 2 1").position();
        Move move = diagram.moves().get(0);
        assertEquals(2, Drawing.touches(move).size());
        Map<String, String> before = places(played(diagram, List.of(), List.of()));
        Map<String, String> without =
                Map.of("0:1,1", "0:2,1", "0:1,2", "0:2,2", "0:2,1", "0:3,1", "0:row", "0:row", "0:column", "0:column");
        Map<String, String> top = places(played(diagram, List.of(move), List.of(0)));
        assertEquals(without.keySet(), top.keySet());
        without.forEach((now, was) -> assertEquals(before.get(was), top.get(now), now));
        Map<String, String> left = places(played(diagram, List.of(move), List.of(1)));
        assertEquals(without.keySet(), left.keySet());
        assertEquals(before.get("0:1,2"), left.get("0:1,1"));
        assertEquals(before.get("0:1,3"), left.get("0:1,2"));
        assertEquals(before.get("0:2,2"), left.get("0:2,1"));
        List<Move> all = new ArrayList<>(List.of(move));
        while (!all.get(all.size() - 1).result().moves().isEmpty()) {
            all.add(all.get(all.size() - 1).result().moves().get(0));
        }
        assertEquals(Set.of(), places(played(diagram, all, List.of())).keySet());
    }

    /** One part of a heap that is divided keeps its room, and the other stands behind all heaps. */
    @Test
    void theHeapsBesideOneThatIsDividedStay() {
        Position heaps = LIBRARY.read("laskers-nim 5 6 7").position();
        Move divided = move(heaps, 1, "laskers-nim 2 + laskers-nim 4");
        Map<String, String> before = places(played(heaps, List.of(), List.of()));
        for (int way = 0; way < 2; way++) {
            Map<String, String> after = places(played(heaps, List.of(divided), List.of(way)));
            assertEquals(before.size(), after.size());
            for (int bean = 1; bean <= 7; bean++) {
                assertEquals(before.get("2:0," + bean), after.get("3:0," + bean));
            }
            assertEquals(before.get("0:0,5"), after.get("0:0,5"));
            assertEquals(before.get("1:0,1"), after.get((1 + way) + ":0,1"));
        }
    }

    private static Move move(Position position, int component, String to) {
        return position.moves().stream()
                .filter(one ->
                        one.component() == component && one.to().toString().equals(to))
                .findFirst()
                .orElseThrow();
    }

    /** The vertices that a cut leaves without an edge to the ground fall with their edges. */
    @Test
    void verticesFallWithTheirEdges() {
        Position bush = LIBRARY.read("hackenbush [0,1] [1,2] [2,3] [0,4]").position();
        Move move = bush.moves().stream()
                .filter(one -> one.to().toString().endsWith("[0,1] [0,4]"))
                .findFirst()
                .orElseThrow();
        DrawnPicture now = played(bush, List.of(move), List.of());
        assertEquals(Set.of("0:0-1", "0:0-4", "0:v1", "0:v4"), places(now).keySet());
        assertEquals(
                4, now.marks().stream().filter(InkMark.Gone.class::isInstance).count());
    }

    @Test
    void dominoesStayOnTheBoard() {
        Position board = LIBRARY.read("cram[2,5]").position();
        Move move = board.moves().stream()
                .filter(one -> one.to().components().size() == 2)
                .findFirst()
                .orElseThrow();
        String svg = Drawing.played(board, List.of(move), List.of()).svg();
        assertEquals(2, svg.split("class=\"gone last\"", -1).length - 1);
        assertEquals(8, svg.split("data-place", -1).length - 1);
        assertTrue(svg.contains("data-component=\"1\""), svg);
    }
}
