package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

class DrawingTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    /** What is still written on a card, as it has no drawing of its own: a new game with a shape shall not join silently. */
    private static final Set<GameCard.Group> WRITTEN = Set.of(GameCard.Group.WORD);

    @Test
    void everyGameOfTheListIsDrawnAndHeapsCoinsAndBoardsAsWhatTheyAre() {
        Set<String> cards = new TreeSet<>();
        for (GameFamily family : LIBRARY.families()) {
            Position position;
            try {
                position = LIBRARY.read(family.card().example()).position();
            } catch (NotationException surveysOnly) {
                continue;
            }
            Picture picture = Drawing.of(family.id(), position);
            assertTrue(picture.svg().length() > 500);
            if (fills(picture, Palette.PALE_BLUE) > 0
                    && !WRITTEN.contains(family.card().group())) {
                cards.add(family.id());
            }
        }
        assertEquals(
                Set.of("staircase-nim", "georgia-and-bob", "monks", "boxes", "tree-game", "the-game", "caterpillar"),
                cards);
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
