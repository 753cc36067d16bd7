package org.impartial.picture.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.Palette;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;

/** Drawings of games show the objects of their positions. */
class DrawingTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    @Test
    void aCramBoardShowsItsOccupiedCells() {
        Picture board = drawn("cram[4,5] [1,1] [1,2] [4,5]");
        assertEquals(3, fills(board, Palette.BLUE));
        assertEquals(17, fills(board, Palette.WOOD));
        assertEquals(5, words(drawn("notakto[4,5] [1,1] [1,2] [4,5]"), "[1-5]") - 4);
    }

    @Test
    void aChompBarShowsWhatIsLeftOfIt() {
        Picture bar = drawn("chomp[4,6] 6 4 4 1");
        assertEquals(15, fills(bar, Palette.COCOA));
        assertTrue(bar.svg().contains("☠"));
    }

    @Test
    void stonesStandWhereTheRowsSay() {
        assertEquals(3, words(drawn("clobber[board=2,3] XOX O.."), "[XO]") - 1);
        assertEquals(2, words(drawn("clobber[board=2,3] XOX O.."), "X"));
        assertEquals(1, words(drawn("nogo[board=2,3] X.. ..."), "[XO]"));
        assertEquals(3, fills(drawn("nogo[board=1,4] .X#."), Palette.WOOD));
    }

    @Test
    void coinsShowTheirHeadsAndNoneBeyondTheLast() {
        assertEquals(4, fills(drawn("turning-turtles 2 3 6 24"), Palette.BLUE));
        assertEquals(6, words(drawn("turning-turtles 2 3 6"), "[HT]"));
        assertEquals(2, fills(drawn("switch-lights [2,3] [4,1]"), Palette.BLUE));
    }

    @Test
    void aHeapHasItsBeansAndALargeOneItsNumber() {
        assertEquals(12, fills(drawn("nim 7 5"), Palette.ORANGE));
        Picture large = drawn("nim 9223372036854775807");
        assertEquals(0, fills(large, Palette.ORANGE));
        assertTrue(large.svg().contains(">9223372036854…<"), large::svg);
    }

    /** A heap of few beans is above the middle of its line on the ground. */
    @Test
    void beansStandOnTheirGround() {
        for (int size = 1; size <= 7; size++) {
            String svg = drawn("nim " + size).svg();
            String[] line = Pattern.compile("<path d=\"M([\\d.]+) [\\d.]+L([\\d.]+) ")
                    .matcher(svg)
                    .results()
                    .map(one -> new String[] {one.group(1), one.group(2)})
                    .findFirst()
                    .orElseThrow();
            Pattern.compile("cx=\"([\\d.]+)\"")
                    .matcher(svg)
                    .results()
                    .mapToDouble(bean -> Double.parseDouble(bean.group(1)))
                    .forEach(x -> assertTrue(
                            x - 6 >= Double.parseDouble(line[0]) && x + 6 <= Double.parseDouble(line[1]), svg));
        }
    }

    @Test
    void aQueenHasABoardOfEverySize() {
        assertEquals(5 * 9, places(drawn("wythoff 4 8")));
        assertEquals(60 + 90 + 60 + 1, places(drawn("wythoff 60 90")));
        assertEquals(1, places(drawn("wythoff 9223372036854775807 5")));
    }

    /** In Chomp 3 x 4 without a square, one bite wins; a place of Kayles is chosen by itself or with its neighbour. */
    @Test
    void placesAreMarkedByTheOutcomesOfFirstMoves() {
        Picture marked = Drawing.firstMoves(
                "",
                LIBRARY.read("chomp[3,4] 4 4 3").position(),
                move -> Solver.normal().outcome(move.result()));
        assertEquals(1, fills(marked, Palette.WIN));
        assertEquals(9, fills(marked, Palette.LOSE));
        assertThrows(
                IllegalArgumentException.class,
                () -> Drawing.firstMoves("", LIBRARY.read("sprouts 2").position(), move -> Outcome.P));
    }

    /** A card breaks its text between characters, also between those of two units. */
    @Test
    void aCardKeepsItsCharacters() {
        String name = "a" + "\uD83D\uDE00".repeat(50);
        String svg = Drawing.of(
                        "", ImpartialGame.<Integer>of(name, n -> List.of()).at(0))
                .svg();
        assertFalse(svg.matches("(?s).*\\p{Cs}.*"), svg);
    }

    @Test
    void rowsHaveAThingForEachOfTheHeap() {
        assertEquals(11, places(drawn("kayles 11")));
        assertEquals(7 + 4, places(drawn("treblecross 7 4")));
        assertEquals(
                4 * 10,
                fills(drawn("dawsons-chess 10"), Palette.INK) + fills(drawn("dawsons-chess 10"), Palette.PAPER));
        assertEquals(14, places(drawn("silver-dollar 2 3 7 12 14")));
        assertEquals(9, places(drawn("welter 2 3 5 8")));
    }

    @Test
    void aBushHasItsEdges() {
        assertEquals(5, strokes(drawn("hackenbush [0,1] [1,2] [2,0] [2,3] [3,3]"), Palette.GREEN));
        assertEquals(5, strokes(drawn("tree-cutting -1 0 0 1 1 4"), Palette.GREEN));
        assertEquals(3, strokes(drawn("hackenbush[ground=0,5] [0,5] [5,6] [0,6]"), Palette.GREEN));
    }

    @Test
    void treesHangAndBushesStand() {
        String tree = drawn("tree-cutting -1 0 1").svg();
        String bush = drawn("hackenbush [0,1] [1,2]").svg();
        assertTrue(height(tree, 1) < height(tree, 2), tree);
        assertTrue(height(bush, 1) > height(bush, 2), bush);
    }

    /** Returns the y-coordinate of the name of a vertex. */
    private static double height(String svg, int vertex) {
        Matcher word =
                Pattern.compile(" y=\"([0-9.]+)\"[^>]*>" + vertex + "</text>").matcher(svg);
        assertTrue(word.find(), svg);
        return Double.parseDouble(word.group(1));
    }

    @Test
    void graphsHaveTheirVerticesEdgesAndArcs() {
        Picture petersen = drawn("node-kayles petersen");
        assertEquals(10 + 15, places(petersen));
        assertEquals(4, fills(drawn("digraph[n=4,edges=[0,1],[1,0],[0,2],[1,3]] 0"), Palette.GREY));
        assertEquals(1 + 1 + 6, places(drawn("subset-take-away[n=3] [1,2]")) + 2);
    }

    /** Four spots on one boundary, a single spot, and in the other region the two named spots again. */
    @Test
    void aMapOfSproutsHasARegionForEachBraceAndASpotForEachSign() {
        Picture map = drawn("sprouts 1a2b.0.}ab.}");
        assertEquals(2, fills(map, Palette.PALE_GREY));
        assertEquals(3, fills(map, Palette.PAPER));
        assertEquals(4, fills(map, Palette.PALE_ORANGE));
    }

    @Test
    void aQueenStandsOnItsHeapsAndSylverCrossesSums() {
        String svg = drawn("wythoff 5 8").svg();
        String cell = svg.substring(svg.indexOf("data-place=\"5,8\""));
        assertTrue(cell.substring(0, cell.indexOf("</g>")).contains("<path"), "the queen");
        assertFalse(drawn("wythoff 500 800").svg().contains("data-place=\"5,8\""));
        // 8 to 10 and all from 12 on are sums of 4 and 5.
        assertEquals(3 + 19, fills(drawn("sylver-coinage 4 5"), Palette.PALE_GREY));
    }

    @Test
    void whatIsTooLargeIsRefusedAndNothingIsDrawnAsNothing() {
        assertThrows(IllegalArgumentException.class, () -> drawn("nim" + " 1".repeat(65)));
        assertThrows(IllegalArgumentException.class, () -> drawn("ruler 100000"));
        assertThrows(IllegalArgumentException.class, () -> drawn("silver-dollar 100000"));
        assertThrows(IllegalArgumentException.class, () -> drawn("switch-lights [1,100000]"));
        assertTrue(Drawing.of("end", Position.empty()).svg().contains("nothing is left"));
        assertFalse(drawn("cram[1,2] [1,1] [1,2]").svg().contains("nothing is left"));
    }

    private static Picture drawn(String text) {
        return Drawing.of("drawing", LIBRARY.read(text).position());
    }

    private static Stream<InkMark> marks(List<InkMark> marks) {
        return marks.stream()
                .flatMap(mark -> mark instanceof InkMark.InkPlace place ? marks(place.marks()) : Stream.of(mark));
    }

    private static Stream<InkMark> marks(Picture picture) {
        return marks(((DrawnPicture) picture).marks());
    }

    private static long places(Picture picture) {
        return ((DrawnPicture) picture)
                .marks().stream().filter(InkMark.InkPlace.class::isInstance).count();
    }

    private static long words(Picture picture, String pattern) {
        return marks(picture)
                .filter(mark ->
                        mark instanceof InkMark.Label label && label.text().matches(pattern))
                .count();
    }

    private static long fills(Picture picture, Color colour) {
        return marks(picture)
                .filter(mark -> mark instanceof InkMark.Figure figure && colour.equals(figure.fill()))
                .count();
    }

    private static long strokes(Picture picture, Color colour) {
        return marks(picture)
                .filter(mark -> mark instanceof InkMark.Figure figure && colour.equals(figure.stroke()))
                .count();
    }
}
