package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** A chocolate bar with steps on its right; place {@code c,r} is c columns from the bitter one and r rows up. */
public record Chocolate() implements Kind {
    private static final double CELL = 26;
    private static final double EDGE = 20;
    private static final long MOST = 30;

    @Override
    public Sketch draw(Subject subject, Subject first) {
        if (first.greatest() > MOST) {
            return subject.greatest() > MOST ? Piles.plain().draw(subject) : draw(subject);
        }
        List<Long> now = subject.numbers();
        List<Long> bar = first.numbers();
        int left = Math.toIntExact(bar.get(0));
        int right = Math.toIntExact(bar.get(1));
        int top = Math.toIntExact(bar.get(2));
        Sketch sketch = new Sketch((left + right + 1) * CELL, (top + 1) * CELL + EDGE);
        for (int column = -left; column <= right; column++) {
            double x = (column + left) * CELL;
            boolean stands = -column <= now.get(0) && column <= now.get(1);
            for (int row = 0; row <= height(first, column); row++) {
                double y = (top - row) * CELL;
                boolean bitter = column == 0 && row == 0;
                boolean eaten = !stands || row > height(subject, column);
                sketch.place(column + "," + row, square -> {
                    if (eaten) {
                        square.box(x + 3, y + 3, CELL - 6, CELL - 6, null, Palette.FAINT);
                        return;
                    }
                    square.box(x + 1, y + 1, CELL - 2, CELL - 2, bitter ? Palette.INK : Palette.COCOA, null);
                    square.box(x + 5, y + 5, CELL - 10, CELL - 10, null, bitter ? Palette.PAPER : Palette.WOOD);
                    if (bitter) {
                        square.word(x + CELL / 2, y + CELL / 2, "B", 12, Palette.PAPER);
                    }
                });
            }
            sketch.word(
                    x + CELL / 2, (top + 1) * CELL + EDGE / 2, Integer.toString(Math.abs(column)), 10, Palette.GREY);
        }
        return sketch;
    }

    /** Returns the height of a column above the bottom row: on the right it has at most ⌊column / k⌋ squares there. */
    private static long height(Subject subject, int column) {
        List<Long> bar = subject.numbers();
        long k = subject.parameter("k").get(0);
        return column < 0 ? bar.get(2) : Math.min(bar.get(2), column == 0 ? bar.get(2) : column / k);
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> from = before.numbers();
        List<Long> to = after.get(0).numbers();
        if (before.greatest() > MOST) {
            return Piles.changed(from, to);
        }
        return List.of(Touch.of(
                to.get(0) < from.get(0)
                        ? -(to.get(0) + 1) + ",0"
                        : to.get(1) < from.get(1) ? to.get(1) + 1 + ",0" : "0," + (to.get(2) + 1)));
    }
}
