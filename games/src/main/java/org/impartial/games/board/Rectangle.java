package org.impartial.games.board;

import java.util.OptionalLong;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A rectangle of at most 63 cells, and sets of its cells as bits, row by row from the lowest. Immutable. */
record Rectangle(int rows, int columns, long all, long firstColumn, long lastColumn) {
    static final int MOST_CELLS = 63;

    Rectangle(int rows, int columns) {
        this(
                rows,
                columns,
                (1L << (rows * columns)) - 1,
                column(rows, columns),
                column(rows, columns) << (columns - 1));
    }

    private static long column(int rows, int columns) {
        return IntStream.range(0, rows).mapToLong(row -> 1L << (row * columns)).sum();
    }

    static Rectangle read(Datum board) {
        return read(board, "of at most " + MOST_CELLS + " cells");
    }

    /** Reads the sides; messages name the limits of a game that also has larger boards. */
    static Rectangle read(Datum board, String limits) {
        long[] sides = board.asLongs("side", 1);
        if (sides.length != 2 || sides[0] > MOST_CELLS || sides[1] > MOST_CELLS || sides[0] * sides[1] > MOST_CELLS) {
            throw new NotationException("a board is rows,columns, " + limits + ", not " + board.described());
        }
        return new Rectangle((int) sides[0], (int) sides[1]);
    }

    Notation<Long> notation() {
        return Notation.of(
                datum -> Cells.read(datum, rows, columns).stream()
                        .mapToLong(cell -> 1L << (cell[0] * columns + cell[1]))
                        .reduce(0, (a, b) -> a | b),
                cells -> Cells.write(rows, columns, in(cells)));
    }

    BiPredicate<Integer, Integer> in(long cells) {
        return (row, column) -> (cells >>> (row * columns + column) & 1) == 1;
    }

    long corner(int height, int width) {
        long cells = 0;
        for (int row = 0; row < Math.min(rows, height); row++) {
            cells |= ((1L << Math.min(columns, width)) - 1) << (row * columns);
        }
        return cells;
    }

    /** Returns the cells of a rectangle in the middle, whose sides have the parities of the sides of this one. */
    long centre(int height, int width) {
        return corner(height, width) << ((rows - height) / 2 * columns + (columns - width) / 2);
    }

    /** Returns the cells of a set whose right neighbour is in it too. */
    long beside(long cells) {
        return cells & (cells >>> 1) & ~lastColumn;
    }

    /** Returns the cells of a set whose lower neighbour is in it too. */
    long above(long cells) {
        return cells & (cells >>> columns);
    }

    /** Returns the cells of a set that have a neighbour in it. */
    long touching(long cells) {
        long left = beside(cells);
        long upper = above(cells);
        return left | (left << 1) | upper | (upper << columns);
    }

    /** Returns the cells of which the left neighbour, in a row, or the upper one is in a set. */
    long after(long cells, boolean inRow) {
        return inRow ? (cells & ~lastColumn) << 1 : cells << columns & all;
    }

    /** Returns the cells of which the right neighbour, in a row, or the lower one is in a set. */
    long before(long cells, boolean inRow) {
        return inRow ? (cells & ~firstColumn) >>> 1 : cells >>> columns;
    }

    long around(long cells) {
        return ((cells & ~firstColumn) >>> 1 | (cells & ~lastColumn) << 1 | cells << columns | cells >>> columns) & all;
    }

    long reach(long seed, long within) {
        long fromLeft = within & ~firstColumn;
        long fromRight = within & ~lastColumn;
        long before = 0;
        long reached = seed;
        while (reached != before) {
            before = reached;
            reached |= (reached << 1 & fromLeft) | (reached >>> 1 & fromRight);
            reached |= (reached << columns | reached >>> columns) & within;
        }
        return reached;
    }

    long part(long cells) {
        return reach(Long.lowestOneBit(cells), cells);
    }

    long middleCell() {
        return rows % 2 == 1 && columns % 2 == 1 ? 1L << (rows * columns / 2) : 0;
    }

    long halfTurn(long cells) {
        return Long.reverse(cells) >>> (Long.SIZE - rows * columns);
    }

    /** Returns cells of another rectangle here, turned if necessary; empty if they do not fit. */
    OptionalLong placed(Rectangle that, long cells) {
        int firstRow = that.rows;
        int firstColumn = that.columns;
        int lastRow = 0;
        int lastColumn = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            firstRow = Math.min(firstRow, cell / that.columns);
            lastRow = Math.max(lastRow, cell / that.columns);
            firstColumn = Math.min(firstColumn, cell % that.columns);
            lastColumn = Math.max(lastColumn, cell % that.columns);
        }
        int height = lastRow - firstRow + 1;
        int width = lastColumn - firstColumn + 1;
        boolean upright = height <= rows && width <= columns;
        if (cells != 0 && !upright && (width > rows || height > columns)) {
            return OptionalLong.empty();
        }
        long placed = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int row = cell / that.columns - firstRow;
            int column = cell % that.columns - firstColumn;
            placed |= 1L << (upright ? row * columns + column : column * columns + row);
        }
        return OptionalLong.of(placed);
    }

    @Override
    public String toString() {
        return rows + "," + columns;
    }
}
