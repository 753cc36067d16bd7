package org.impartial.picture.kind;

import java.util.function.BiFunction;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;

/** A board of squares with numbers at its rows and columns; the cell in row r and column c is the place {@code r,c}. */
final class CellGrid {
    static final double CELL = 40;
    static final double EDGE = 22;
    private static final int MOST = 128;

    /** Draws one cell, whose upper left corner is given; rows and columns count from 1. */
    @FunctionalInterface
    interface GridCell {
        void draw(Sketch sketch, double x, double y, int row, int column);
    }

    static Sketch board(int rows, int columns, GridCell cell) {
        return board(rows, columns, 1, 1, (row, column) -> row + "," + column, cell);
    }

    /**
     * Returns a board with given numbers of the first row and column; rows that are counted from below have negative
     * numbers.
     */
    static Sketch board(
            int rows,
            int columns,
            int firstRow,
            int firstColumn,
            BiFunction<Integer, Integer, String> name,
            GridCell cell) {
        Subject.require(
                Math.max(rows, columns) <= MOST,
                "a board of " + rows + " by " + columns + " cells is too large to be drawn; at most " + MOST);
        Sketch sketch = new Sketch(EDGE + columns * CELL, EDGE + rows * CELL);
        for (int row = firstRow; row < firstRow + rows; row++) {
            double y = EDGE + (row - firstRow) * CELL;
            sketch.word(EDGE - 11, y + CELL / 2, Integer.toString(Math.abs(row)), 11, Palette.GREY);
            for (int column = firstColumn; column < firstColumn + columns; column++) {
                double x = EDGE + (column - firstColumn) * CELL;
                int r = row;
                int c = column;
                sketch.place(name.apply(row, column), place -> cell.draw(place, x, y, r, c));
            }
        }
        for (int column = firstColumn; column < firstColumn + columns; column++) {
            double x = EDGE + (column - firstColumn + 0.5) * CELL;
            sketch.word(x, EDGE - 10, Integer.toString(column), 11, Palette.GREY);
        }
        return sketch;
    }
}
