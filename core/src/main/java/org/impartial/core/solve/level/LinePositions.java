package org.impartial.core.solve.level;

/** The P-positions of a rectangle of cells, a bit a cell. Immutable. */
public final class LinePositions {
    private final long[][] rows;
    private final int columns;

    LinePositions(long[][] rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Takes cells. */
    @FunctionalInterface
    public interface Visitor {

        /**
         * Takes a cell.
         *
         * @param x its row
         * @param y its column
         */
        void visit(int x, int y);
    }

    /**
     * Whether a cell is a P-position.
     *
     * @param x the row, from 0
     * @param y the column, from 0
     * @return true for P, false for N
     */
    public boolean at(int x, int y) {
        if (y < 0 || y >= columns) {
            throw new IndexOutOfBoundsException("columns are from 0 to " + (columns - 1) + ", not " + y);
        }
        return (rows[x][y >> 6] >>> y & 1) != 0;
    }

    /**
     * How many rows there are.
     *
     * @return the number of rows
     */
    public int rows() {
        return rows.length;
    }

    /**
     * How many columns there are.
     *
     * @return the number of columns
     */
    public int columns() {
        return columns;
    }

    /**
     * How many P-positions there are.
     *
     * @return their number
     */
    public long count() {
        long count = 0;
        for (long[] row : rows) {
            for (long word : row) {
                count += Long.bitCount(word);
            }
        }
        return count;
    }

    /**
     * Gives all P-positions, row by row.
     *
     * @param visitor takes them
     */
    public void forEach(Visitor visitor) {
        for (int x = 0; x < rows.length; x++) {
            for (int word = 0; word < rows[x].length; word++) {
                for (long left = rows[x][word]; left != 0; left &= left - 1) {
                    visitor.visit(x, word * Long.SIZE + Long.numberOfTrailingZeros(left));
                }
            }
        }
    }
}
