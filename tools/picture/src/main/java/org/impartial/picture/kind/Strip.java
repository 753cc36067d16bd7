package org.impartial.picture.kind;

import java.awt.geom.Ellipse2D;
import java.util.List;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;

/** Pieces on a strip of squares from a first number on, each square higher than the one before by {@code rising}. */
public record Strip(int first, StripPiece piece, double rising) implements Kind {
    private static final double CELL = 36;
    private static final double NUMBER = 18;
    private static final long MOST = 120;
    private static final int PER_ROW = 24;

    public enum StripPiece {
        COIN,
        MONK
    }

    @Override
    public Sketch draw(Subject subject, Subject start) {
        List<Long> squares = subject.numbers();
        long last = Math.max(Math.max(first + 3, subject.greatest()), Math.min(MOST, start.greatest()));
        String wrong =
                "a strip with a piece on square " + last + " is too long to be drawn; the last square is at most ";
        Subject.require(last <= MOST, wrong + MOST);
        int count = (int) (last - first + 1);
        int perRow = rising > 0 ? count : Math.min(count, PER_ROW);
        double row = CELL + NUMBER + 8 + rising * count;
        int rows = (count + perRow - 1) / perRow;
        Sketch sketch = new Sketch(perRow * CELL, row * rows);
        for (int i = 0; i < count; i++) {
            double x = i % perRow * CELL;
            double y = Math.floorDiv(i, perRow) * row + rising * (count - 1 - i);
            boolean taken = squares.contains((long) i + first);
            double below = CELL + rising * (i + 1);
            sketch.place(Integer.toString(i + first), place -> square(place, x, y, below, taken));
            sketch.word(x + CELL / 2, y + below + NUMBER / 2, Integer.toString(i + first), 11, Palette.GREY);
        }
        return sketch;
    }

    private void square(Sketch place, double x, double y, double height, boolean taken) {
        place.box(x, rising > 0 ? y + CELL : y, CELL, rising > 0 ? height - CELL : CELL, Palette.WOOD, Palette.INK);
        if (rising > 0) {
            place.box(x, y, CELL, CELL, Palette.PAPER, null);
        }
        if (taken && piece == StripPiece.COIN) {
            Things.disc(place, x + CELL / 2, y + CELL / 2);
        } else if (taken) {
            place.figure(new Ellipse2D.Double(x + 9, y + 14, 18, 22), Palette.ORANGE, Palette.INK, 1.4);
            place.disc(x + CELL / 2, y + 9, 7, Palette.PALE_ORANGE, Palette.INK);
        }
    }
}
