package org.impartial.games.board;

/**
 * One representative of all sets of cells that are congruent: moved, turned and reflected within a rectangle. Of the up to
 * eight sets that lie in its first rows and columns it is the least as a number.
 */
/*
 * Implementation: a set is a list of rows, each a small number. Four symmetries reverse the order of the rows, or
 * each row, or both; the other four do so with the columns, and count where the transposed set fits in the rectangle
 * too.
 */
final class Congruence {
    private Congruence() {}

    /** Returns the representative of a set; the time is proportional to the cells of its bounding box. */
    static long form(Rectangle board, long cells) {
        if (cells == 0) {
            return 0;
        }
        return EightByEight.holds(board) ? EightByEight.form(board, cells) : anyForm(board, cells);
    }

    /** Returns the representative of a set on a board of any size. */
    static long anyForm(Rectangle board, long cells) {
        long[] rows = rows(cells, board.columns());
        int width = squeeze(rows);
        long least = least(rows, width, board.columns());
        if (width <= board.rows() && rows.length <= board.columns()) {
            least = Math.min(least, least(transposed(rows, width), rows.length, board.columns()));
        }
        return least;
    }

    /** Returns the rows from the first to the last that hold a cell. */
    private static long[] rows(long cells, int columns) {
        int top = Long.numberOfTrailingZeros(cells) / columns;
        int bottom = (Long.SIZE - 1 - Long.numberOfLeadingZeros(cells)) / columns;
        long[] rows = new long[bottom - top + 1];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (cells >>> ((top + i) * columns)) & ((1L << columns) - 1);
        }
        return rows;
    }

    /** Moves all rows to the first column, and returns the number of columns that they take. */
    private static int squeeze(long[] rows) {
        long shadow = 0;
        for (long row : rows) {
            shadow |= row;
        }
        int left = Long.numberOfTrailingZeros(shadow);
        for (int i = 0; i < rows.length; i++) {
            rows[i] >>>= left;
        }
        return Long.SIZE - Long.numberOfLeadingZeros(shadow) - left;
    }

    private static long[] transposed(long[] rows, int width) {
        long[] turned = new long[width];
        for (int i = 0; i < rows.length; i++) {
            for (long left = rows[i]; left != 0; left &= left - 1) {
                turned[Long.numberOfTrailingZeros(left)] |= 1L << i;
            }
        }
        return turned;
    }

    /** Returns the least of a set and its reflections in both directions. */
    private static long least(long[] rows, int width, int columns) {
        long plain = 0;
        long flipped = 0;
        long mirrored = 0;
        long turned = 0;
        for (int i = 0; i < rows.length; i++) {
            long reversed = Long.reverse(rows[i]) >>> (Long.SIZE - width);
            int down = i * columns;
            int up = (rows.length - 1 - i) * columns;
            plain |= rows[i] << down;
            flipped |= rows[i] << up;
            mirrored |= reversed << down;
            turned |= reversed << up;
        }
        return Math.min(Math.min(plain, flipped), Math.min(mirrored, turned));
    }
}
