package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Rows with a piece of each player, the mover's dark; square s from 1 of row r from 0 is the place {@code r,s}. */
public record FacingPieces() implements Kind {
    private static final double CELL = 36;
    private static final long MOST = 60;

    @Override
    public Sketch draw(Subject subject) {
        List<List<Long>> rows = Subject.lists(subject.state());
        long length = rows.stream().mapToLong(FacingPieces::length).max().orElse(1);
        Subject.require(length <= MOST, "a row of " + length + " squares is too long to be drawn; at most " + MOST);
        Sketch sketch = new Sketch(22 + length * CELL, Math.max(1, rows.size()) * (CELL + 8));
        for (int row = 0; row < rows.size(); row++) {
            double y = row * (CELL + 8) + 4;
            sketch.word(10, y + CELL / 2, Integer.toString(row), 11, Palette.GREY);
            for (long square = 1; square <= length(rows.get(row)); square++) {
                double x = 22 + (square - 1) * CELL;
                List<Long> gaps = rows.get(row);
                long here = square;
                sketch.place(row + "," + square, place -> {
                    place.box(x, y, CELL, CELL, Palette.WOOD, Palette.INK);
                    if (here == own(gaps) || here == other(gaps)) {
                        Things.stone(place, x + CELL / 2, y + CELL / 2, here == own(gaps) ? 'X' : 'O');
                    }
                });
            }
        }
        return sketch;
    }

    private static long length(List<Long> row) {
        return Math.addExact(Math.addExact(row.get(0), row.get(1)), Math.addExact(row.get(2), 2));
    }

    private static long own(List<Long> row) {
        return row.get(0) + 1;
    }

    private static long other(List<Long> row) {
        return row.get(0) + row.get(1) + 2;
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> numbers = Subject.numbers(move);
        List<Long> row = Subject.lists(before.state()).get(Math.toIntExact(numbers.get(0)));
        String at = numbers.get(0) + ",";
        return List.of(Touch.of(at + own(row), at + (other(row) - 1 - numbers.get(1))));
    }
}
