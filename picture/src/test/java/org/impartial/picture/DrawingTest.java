package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.FiniteGraph;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    @Test
    void everyGameOfTheListIsDrawnAndHeapsCoinsAndBoardsAsWhatTheyAre() {
        Set<String> seen = new TreeSet<>();
        for (GameFamily family : LIBRARY.families()) {
            Position position;
            try {
                position = LIBRARY.read(family.card().example()).position();
            } catch (NotationException surveysOnly) {
                continue;
            }
            Picture picture = Drawing.of(family.id(), position);
            boolean shaped = Drawing.hasShape(family.id())
                    || position.components().stream().allMatch(part -> part.game() instanceof HeapGame);
            assertEquals(shaped, fills(picture, Palette.PALE_BLUE) == 0 && !graph(position), family.id());
            if (shaped) {
                seen.add(family.id());
            }
        }
        assertTrue(
                seen.containsAll(Set.of("nim", "kayles", "cram", "chomp", "hackenbush", "ruler", "wythoff")),
                seen::toString);
    }

    private static boolean graph(Position position) {
        return position.components().stream().anyMatch(part -> part.game() instanceof FiniteGraph);
    }

    @Test
    void aCramBoardShowsItsOccupiedCells() {
        Picture board = drawn("cram[4,5] [1,1] [1,2] [4,5]");
        assertEquals(3, fills(board, Palette.BLUE));
        assertEquals(17, fills(board, Palette.WOOD));
    }

    @Test
    void aChompBarShowsWhatIsLeftOfIt() {
        Picture bar = drawn("chomp[4,6] 6 4 4 1");
        assertEquals(15, fills(bar, new Color(0x7B4B2A)));
        assertTrue(bar.svg().contains("☠"));
    }

    @Test
    void coinsShowTheirHeads() {
        assertEquals(4, fills(drawn("turning-turtles 2 3 6 24"), Palette.BLUE));
        assertEquals(2, fills(drawn("switch-lights [2,3] [4,1]"), Palette.BLUE));
    }

    @Test
    void aHeapHasItsBeansAndAGreatOneItsNumber() {
        assertEquals(12, fills(drawn("nim 7 5"), Palette.ORANGE));
        Picture great = drawn("nim 9223372036854775807");
        assertEquals(0, fills(great, Palette.ORANGE));
        assertTrue(great.svg().contains(">9223372036854…<"), great::svg);
    }

    @Test
    void aBushHasItsEdges() {
        assertEquals(5, strokes(drawn("hackenbush [0,1] [1,2] [2,0] [2,3] [3,3]"), Palette.GREEN));
        assertEquals(5, strokes(drawn("tree-cutting -1 0 0 1 1 4"), Palette.GREEN));
        assertEquals(3, strokes(drawn("hackenbush[ground=0,5] [0,5] [5,6] [0,6]"), Palette.GREEN));
    }

    /** Four spots on the way round one boundary, a spot alone, and in the other region the two with names once more. */
    @Test
    void aMapOfSproutsHasARegionForEachBraceAndASpotForEachSign() {
        Picture map = drawn("sprouts 1a2b.0.}ab.}");
        assertEquals(2, fills(map, Palette.PALE_GREY));
        assertEquals(3, fills(map, Palette.PAPER));
        assertEquals(4, fills(map, Palette.PALE_ORANGE));
    }

    @Test
    void whatIsTooGreatIsRefusedAndNothingIsDrawnAsNothing() {
        assertThrows(IllegalArgumentException.class, () -> drawn("nim" + " 1".repeat(65)));
        assertThrows(IllegalArgumentException.class, () -> drawn("ruler 100000"));
        assertThrows(IllegalArgumentException.class, () -> drawn("switch-lights [1,100000]"));
        assertTrue(Drawing.of("end", Position.empty()).svg().contains("nothing is left"));
        assertFalse(drawn("cram[1,2] [1,1] [1,2]").svg().contains("nothing is left"));
    }

    private static Picture drawn(String text) {
        return Drawing.of("drawing", LIBRARY.read(text).position());
    }

    private static long fills(Picture picture, Color colour) {
        return picture.marks().stream()
                .filter(mark -> mark instanceof Mark.Figure figure && colour.equals(figure.fill()))
                .count();
    }

    private static long strokes(Picture picture, Color colour) {
        return picture.marks().stream()
                .filter(mark -> mark instanceof Mark.Figure figure && colour.equals(figure.stroke()))
                .count();
    }
}
