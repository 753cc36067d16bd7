package org.impartial.picture.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.junit.jupiter.api.Test;

/** A user-defined game provides its drawing; a game without one is shown as a card with its notation. */
class OwnDrawingTest {

    /** Lamps that are put out one by one, drawn as discs. */
    private record Lamps() implements ImpartialGame<Integer>, Artist {
        @Override
        public void options(Integer lamps, Options<Integer> out) {
            for (int lamp = 1; lamp <= 4; lamp *= 2) {
                if ((lamps & lamp) != 0) {
                    out.to(lamps - lamp);
                }
            }
        }

        @Override
        public Sketch draw(Component<?> component) {
            int lamps = (Integer) component.state();
            Sketch sketch = new Sketch(90, 30);
            for (int i = 0; i < 3; i++) {
                double x = 15 + 30 * i;
                Color colour = (lamps >> i & 1) != 0 ? Color.YELLOW : Color.WHITE;
                sketch.place("lamp " + i, lamp -> lamp.disc(x, 15, 12, colour, Color.BLACK));
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Move move) {
            int before = (Integer) move.from().state();
            int after = (Integer) move.to().components().get(0).state();
            return List.of(Touch.of("lamp " + Integer.numberOfTrailingZeros(before ^ after)));
        }
    }

    @Test
    void aGameOfOnesOwnBringsItsDrawing() {
        var lamps = new Lamps().at(5);
        String svg = Drawing.of("lamps", lamps).svg();
        assertEquals(2, svg.split("#ffff00", -1).length - 1, svg);
        assertTrue(svg.contains("data-place=\"lamp 2\""), svg);
        assertEquals(
                List.of(Touch.of("lamp 0"), Touch.of("lamp 2")),
                lamps.moves().stream()
                        .flatMap(move -> Drawing.touches(move).stream())
                        .toList());
    }

    @Test
    void aGameWithoutADrawingIsWrittenOnACard() {
        var candles = ImpartialGame.<Integer>of("candles", List.of(5), n -> n > 0 ? List.of(n - 1) : List.of())
                .at(5);
        assertTrue(Drawing.of("candles", candles).svg().contains(">candles 5<"));
        assertTrue(Drawing.touches(candles.moves().get(0)).isEmpty());
    }
}
