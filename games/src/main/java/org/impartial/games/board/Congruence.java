package org.impartial.games.board;

/** The least of the up to eight congruent images of a set that lie in the first rows and columns. */
// A set is moved to the first row and column. Half a turn of its bounding box reverses its bits, and the rows are
// reversed one by one: four symmetries. The others are those of the transposed set, where it fits too.
final class Congruence {
    static long form(Rectangle board, long cells) {
        if (cells == 0) {
            return 0;
        }
        return EightByEight.holds(board) ? EightByEight.form(board, cells) : anyForm(board, cells);
    }

    static long anyForm(Rectangle board, long cells) {
        int columns = board.columns();
        long corner = cells >>> (Long.numberOfTrailingZeros(cells) / columns * columns);
        int height = 0;
        long shadow = 0;
        for (long rest = corner; rest != 0; rest >>>= columns) {
            shadow |= rest;
            height++;
        }
        shadow &= (1L << columns) - 1;
        int left = Long.numberOfTrailingZeros(shadow);
        corner >>>= left;
        int width = Long.SIZE - Long.numberOfLeadingZeros(shadow) - left;
        long least = least(corner, height, width, columns);
        if (width <= board.rows() && height <= columns) {
            least = Math.min(least, least(transposed(corner, height, columns), width, height, columns));
        }
        return least;
    }

    /** Returns the least image of a set under the rotations and reflections of the whole board: four, or eight of a square. */
    static long turned(Rectangle board, long cells) {
        int rows = board.rows();
        int columns = board.columns();
        long least = least(cells, rows, columns, columns);
        return rows == columns ? Math.min(least, least(transposed(cells, rows, columns), rows, rows, rows)) : least;
    }

    private static long transposed(long cells, int height, int columns) {
        long turned = 0;
        for (int row = 0; row < height; row++) {
            for (long left = cells >>> (row * columns) & ((1L << columns) - 1); left != 0; left &= left - 1) {
                turned |= 1L << (Long.numberOfTrailingZeros(left) * columns + row);
            }
        }
        return turned;
    }

    /** Returns the least of a set in the first rows and columns and its reflections in both directions. */
    private static long least(long cells, int height, int width, int columns) {
        long row = (1L << columns) - 1;
        long flipped = 0;
        for (int i = 0; i < height; i++) {
            flipped = flipped << columns | (cells >>> (i * columns) & row);
        }
        int unused = Long.SIZE - width - (height - 1) * columns;
        long turned = Long.reverse(cells) >>> unused;
        long mirrored = Long.reverse(flipped) >>> unused;
        return Math.min(Math.min(cells, flipped), Math.min(mirrored, turned));
    }
}
