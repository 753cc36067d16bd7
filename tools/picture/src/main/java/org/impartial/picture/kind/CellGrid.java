package org.impartial.picture.kind;

import java.awt.Color;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;
import org.jspecify.annotations.Nullable;

/** A board of squares with numbers at its rows and columns; the cell in row r and column c is the place {@code r,c}. */
final class CellGrid {
    static final double CELL = 40;
    static final double EDGE = 22;
    private static final int MOST = 128;

    /** A cell to be drawn at its upper left corner; rows and columns count from 1. */
    record GridCell(Sketch sketch, double x, double y, int row, int column) {
        double middleX() {
            return x + CELL / 2;
        }

        double middleY() {
            return y + CELL / 2;
        }

        GridCell box(double inset, @Nullable Color fill, @Nullable Color stroke) {
            sketch.box(x + inset, y + inset, CELL - 2 * inset, CELL - 2 * inset, fill, stroke);
            return this;
        }
    }

    static Sketch board(int rows, int columns, Consumer<GridCell> cell) {
        return board(rows, columns, 1, 1, (row, column) -> row + "," + column, cell);
    }

    /** Returns a board from a first row and column on; rows that are counted from below have negative numbers. */
    static Sketch board(
            int rows,
            int columns,
            int top,
            int left,
            BiFunction<Integer, Integer, String> name,
            Consumer<GridCell> cell) {
        Subject.require(
                Math.max(rows, columns) <= MOST,
                "a board of " + rows + " by " + columns + " cells is too large to be drawn; at most " + MOST);
        Sketch sketch = new Sketch(EDGE + columns * CELL, EDGE + rows * CELL);
        for (int row = top; row < top + rows; row++) {
            double y = EDGE + (row - top) * CELL;
            sketch.word(EDGE - 11, y + CELL / 2, Integer.toString(Math.abs(row)), 11, Palette.GREY);
            for (int column = left; column < left + columns; column++) {
                double x = EDGE + (column - left) * CELL;
                int r = row;
                int c = column;
                sketch.place(name.apply(row, column), place -> cell.accept(new GridCell(place, x, y, r, c)));
            }
        }
        for (int column = left; column < left + columns; column++) {
            double x = EDGE + (column - left + 0.5) * CELL;
            sketch.word(x, EDGE - 10, Integer.toString(column), 11, Palette.GREY);
        }
        return sketch;
    }
}
