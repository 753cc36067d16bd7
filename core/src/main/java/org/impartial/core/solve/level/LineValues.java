package org.impartial.core.solve.level;

/** The Grundy values of a rectangle of cells, in 2 bytes each, or 4 in rows with values above 65535. Immutable. */
public final class LineValues {
    private final Codes[] rows;
    private final int columns;
    private final int greatest;

    LineValues(Codes[] rows, int columns, int greatest) {
        this.rows = rows;
        this.columns = columns;
        this.greatest = greatest;
    }

    /**
     * A value.
     *
     * @param x the row, from 0
     * @param y the column, from 0
     * @return the Grundy value of (x, y)
     */
    public int at(int x, int y) {
        return rows[x].get(y);
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
     * The greatest value.
     *
     * @return the maximum of all cells
     */
    public int greatest() {
        return greatest;
    }

    /**
     * A row as an array.
     *
     * @param x the row, from 0
     * @return its values from column 0 on
     */
    public int[] row(int x) {
        int[] values = new int[columns];
        for (int y = 0; y < columns; y++) {
            values[y] = at(x, y);
        }
        return values;
    }
}
