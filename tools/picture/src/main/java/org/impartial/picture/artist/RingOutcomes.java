package org.impartial.picture.artist;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Circle;
import org.impartial.picture.kind.Subject;

/** A ring of objects with a hole; each object contains its number and the outcomes for the two players. */
final class RingOutcomes {
    private static final int MOST = 60;
    private static final double RADIUS = 30;

    static Sketch draw(List<Datum> first, List<Datum> second) {
        int n = first.size() + 1;
        Subject.require(n <= MOST, "a ring of " + n + " objects is too large to be drawn; at most " + MOST);
        Circle ring = Circle.of(n, RADIUS, 90);
        Sketch sketch = ring.sketch();
        sketch.disc(ring.x(0), ring.y(0), RADIUS, Palette.INK, Palette.INK)
                .word(ring.x(0), ring.y(0), "hole", 13, Palette.PAPER);
        for (int k = 2; k <= n; k++) {
            double x = ring.x(k - 1);
            double y = ring.y(k - 1);
            sketch.disc(x, y, RADIUS, Palette.PAPER, Palette.INK)
                    .word(x, y - 17, Integer.toString(k), 12, Palette.INK)
                    .word(x, y, "1: " + first.get(k - 2), 10, Palette.INK)
                    .word(x, y + 13, "2: " + second.get(k - 2), 10, Palette.INK);
        }
        return sketch.word(ring.middle(), ring.middle() - 9, "player to move:", 12, Palette.INK)
                .word(ring.middle(), ring.middle() + 9, "Win, Lose or Loop", 12, Palette.INK);
    }
}
