package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** A number as a token on a track from 0 on, or up to the parameter {@code target}; large numbers as a heap. */
public record Track(boolean target) implements Kind {
    private static final double CELL = 34;
    private static final int PER_ROW = 21;
    private static final long MOST = 209;

    @Override
    public Sketch draw(Subject subject, Subject start) {
        long token = subject.greatest();
        long last = target
                ? subject.parameter("target").get(0)
                : Math.max(Math.max(4, token), Math.min(MOST, start.greatest()));
        if (last > MOST) {
            return Piles.plain().draw(subject);
        }
        int count = (int) last + 1;
        int lines = (count + PER_ROW - 1) / PER_ROW;
        Sketch sketch = new Sketch(Math.min(count, PER_ROW) * CELL, lines * (CELL + 6));
        for (int i = 0; i < count; i++) {
            double x = i % PER_ROW * CELL;
            double y = Math.floorDiv(i, PER_ROW) * (CELL + 6);
            int number = i;
            sketch.place(Integer.toString(i), place -> {
                boolean goal = number == (target ? last : 0);
                place.box(x, y, CELL, CELL, goal ? Palette.PALE_ORANGE : Palette.PAPER, Palette.INK);
                double down = number == token ? CELL - 8 : CELL / 2;
                place.word(x + CELL / 2, y + down, Integer.toString(number), 11, Palette.INK);
                if (number == token) {
                    token(place, x + CELL / 2, y + 11);
                }
            });
        }
        return sketch;
    }

    static void token(Sketch sketch, double x, double y) {
        sketch.figure(Things.polygon(x, y, -8, 9, 8, 9, 0, -6), Palette.BLUE, Palette.INK, 1)
                .disc(x, y - 5, 4.5, Palette.BLUE, Palette.INK);
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        long from = before.numbers().get(0);
        long last = target ? before.parameter("target").get(0) : from;
        if (last > MOST) {
            return Piles.plain().touches(before, move, after);
        }
        long to = after.isEmpty() ? 0 : after.get(0).numbers().get(0);
        return Subject.step(from, to);
    }
}
