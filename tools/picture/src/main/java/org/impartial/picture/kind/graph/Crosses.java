package org.impartial.picture.kind.graph;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;

/**
 * A region of Brussels Sprouts: each boundary as a ring with its free ends, or as a cross if it has four. Boundary b,
 * counted from 0, is the place {@code b}; a move may join any two free ends, so it has no places of its own.
 */
public record Crosses() implements Kind {
    private static final double ROOM = 84;
    private static final double RING = 16;
    private static final int MOST = 40;

    @Override
    public Sketch draw(Subject subject) {
        List<Long> ends = subject.numbers();
        Subject.require(ends.size() <= MOST, ends.size() + " boundaries are too many to be drawn; at most " + MOST);
        Sketch sketch = new Sketch(Math.max(1, ends.size()) * ROOM + 16, ROOM + 30);
        sketch.box(0, 0, sketch.width(), sketch.height(), Palette.PALE_GREY, Palette.GREY);
        for (int i = 0; i < ends.size(); i++) {
            double x = 8 + ROOM * (i + 0.5);
            long free = ends.get(i);
            sketch.place(Integer.toString(i), place -> boundary(place, x, ROOM / 2 + 4, free));
            sketch.word(x, ROOM + 18, Long.toString(free), 12, Palette.INK);
        }
        return sketch;
    }

    private static void boundary(Sketch sketch, double x, double y, long free) {
        double inner = free == 4 ? 0 : RING;
        for (int i = 0; i < Math.min(free, 48); i++) {
            double angle = 2 * Math.PI * i / Math.min(free, 48) - Math.PI / 2;
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            sketch.line(x + inner * cos, y + inner * sin, x + 34 * cos, y + 34 * sin, Palette.INK, 2.2);
        }
        if (free == 4) {
            sketch.disc(x, y, 4, Palette.INK, null);
        } else {
            sketch.disc(x, y, RING, Palette.PAPER, Palette.INK);
        }
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return List.of();
    }
}
