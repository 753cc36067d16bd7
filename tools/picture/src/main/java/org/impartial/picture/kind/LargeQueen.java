package org.impartial.picture.kind;

import java.util.List;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;

/** The board of a queen beyond usual sizes: round lines, and her moves, as places where they are few, else as lines. */
final class LargeQueen {
    private static final double SIDE = 600;
    private static final double LEFT = 60;
    private static final double TOP = 36;
    private static final double RIGHT = 16;
    private static final int LINES = 12;
    private static final long MOST_PLACES = 300;

    private final double cell;
    private final Sketch sketch;

    private LargeQueen(List<Long> most) {
        cell = SIDE / (Math.max(most.get(0), most.get(1)) + 1.0);
        sketch = new Sketch(LEFT + (most.get(0) + 1.0) * cell + RIGHT, TOP + (most.get(1) + 1.0) * cell);
    }

    /** Returns whether the squares to which the queen can move are places. */
    static boolean hasPlaces(List<Long> queen) {
        return Math.max(queen.get(0), queen.get(1)) <= MOST_PLACES;
    }

    static Sketch draw(List<Long> queen, List<Long> most) {
        LargeQueen board = new LargeQueen(most);
        board.lines(most);
        board.moves(queen.get(0), queen.get(1));
        return board.sketch.place(
                queen.get(0) + "," + queen.get(1),
                place -> Things.queen(place, board.x(queen.get(0)), board.y(queen.get(1))));
    }

    private double x(long column) {
        return LEFT + (column + 0.5) * cell;
    }

    private double y(long row) {
        return sketch.height() - (row + 0.5) * cell;
    }

    private void lines(List<Long> most) {
        sketch.box(LEFT, TOP, sketch.width() - LEFT - RIGHT, sketch.height() - TOP, Palette.PAPER, Palette.INK);
        double step = 10;
        while (Math.max(most.get(0), most.get(1)) / step > LINES) {
            step *= 10;
        }
        for (long i = 0; i * step <= most.get(0); i++) {
            long n = (long) (i * step);
            sketch.line(x(n), TOP, x(n), sketch.height(), Palette.FAINT, 1);
            sketch.word(x(n), TOP - 26, Long.toString(n), 11, Palette.GREY);
        }
        for (long i = 0; i * step <= most.get(1); i++) {
            long n = (long) (i * step);
            sketch.line(LEFT, y(n), sketch.width() - RIGHT, y(n), Palette.FAINT, 1);
            sketch.word(LEFT / 2, y(n), Long.toString(n), 11, Palette.GREY);
        }
    }

    private void moves(long a, long b) {
        long both = Math.min(a, b);
        if (!hasPlaces(List.of(a, b))) {
            sketch.line(x(a), y(b), x(0), y(b), Palette.WOOD, 3);
            sketch.line(x(a), y(b), x(a), y(0), Palette.WOOD, 3);
            sketch.line(x(a), y(b), x(a - both), y(b - both), Palette.WOOD, 3);
            return;
        }
        for (long k = 1; k <= Math.max(a, b); k++) {
            if (k <= a) {
                square(a - k, b);
            }
            if (k <= b) {
                square(a, b - k);
            }
            if (k <= both) {
                square(a - k, b - k);
            }
        }
    }

    private void square(long column, long row) {
        sketch.place(
                column + "," + row,
                place -> place.box(x(column) - cell / 2, y(row) - cell / 2, cell, cell, Palette.WOOD, Palette.GREY));
    }
}
