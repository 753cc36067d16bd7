package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Dots of a board of boxes with lines; a line is the place {@code r,c,r,c} of its dots. Complete boxes are crossed. */
public record BoxLines() implements Kind {
    private static final double STEP = 50;
    private static final double EDGE = 30;
    private static final double DOT = 4.5;

    @Override
    public Sketch draw(Subject subject) {
        int rows = Boards.size(subject)[0];
        int columns = Boards.size(subject)[1];
        Set<String> drawn = new HashSet<>(lines(subject.state()));
        long beans = beans(subject.state());
        Sketch sketch = new Sketch(EDGE + columns * STEP + 12 + (beans > 0 ? Pile.WIDTH : 0), EDGE + rows * STEP + 12);
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                if (drawn.containsAll(List.of(
                        level(row, column), level(row + 1, column), upright(row, column), upright(row, column + 1)))) {
                    sketch.box(x(column), y(row), STEP, STEP, Palette.PALE_BLUE, null);
                    Things.cross(sketch, x(column) + STEP / 2, y(row) + STEP / 2, 9, Palette.BLUE, 2);
                }
            }
        }
        for (int row = 1; row <= rows + 1; row++) {
            for (int column = 1; column <= columns + 1; column++) {
                if (column <= columns) {
                    line(sketch, level(row, column), drawn, x(column), y(row), x(column + 1), y(row));
                }
                if (row <= rows) {
                    line(sketch, upright(row, column), drawn, x(column), y(row), x(column), y(row + 1));
                }
            }
        }
        dots(sketch, rows + 1, columns + 1);
        if (beans > 0) {
            Pile.draw(sketch, 0, sketch.width() - Pile.WIDTH / 2, Math.max(0, sketch.height() - Pile.HEIGHT), beans);
        }
        return sketch;
    }

    private static void line(
            Sketch sketch, String name, Set<String> drawn, double x1, double y1, double x2, double y2) {
        boolean there = drawn.contains(name);
        // A line that is not drawn yet must be wide enough to be clicked.
        sketch.place(
                name,
                place -> place.line(x1, y1, x2, y2, there ? Palette.PAPER : Palette.PALE_GREY, 8)
                        .line(x1, y1, x2, y2, there ? Palette.INK : Palette.PALE_GREY, there ? 4 : 2));
    }

    private static void dots(Sketch sketch, int rows, int columns) {
        for (int row = 1; row <= rows; row++) {
            sketch.word(10, y(row), Integer.toString(row), 11, Palette.GREY);
            for (int column = 1; column <= columns; column++) {
                sketch.disc(x(column), y(row), DOT, Palette.INK, null);
            }
        }
        for (int column = 1; column <= columns; column++) {
            sketch.word(x(column), 10, Integer.toString(column), 11, Palette.GREY);
        }
    }

    private static double x(int column) {
        return EDGE + (column - 1) * STEP;
    }

    private static double y(int row) {
        return EDGE + (row - 1) * STEP;
    }

    private static String level(int row, int column) {
        return row + "," + column + "," + row + "," + (column + 1);
    }

    private static String upright(int row, int column) {
        return row + "," + column + "," + (row + 1) + "," + column;
    }

    private static List<String> lines(Datum datum) {
        Stream<List<Long>> lines = Subject.lists(datum).stream().filter(line -> line.size() == 4);
        return lines.map(line -> String.join(",", Subject.names(line))).toList();
    }

    /** Returns the number before the lines, which counts beans, or 0 if there is none. */
    private static long beans(Datum datum) {
        List<Datum> items = datum.asItems();
        return !items.isEmpty() && items.get(0) instanceof Datum.Num number ? number.value() : 0;
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Touch> touches = new ArrayList<>(List.of(Touch.of(lines(move))));
        long beans = beans(before.state());
        long left = after.isEmpty() ? 0 : beans(after.get(0).state());
        if (left < beans) {
            touches.add(Pile.taken(0, beans, left));
        }
        return Pile.together(touches);
    }
}
