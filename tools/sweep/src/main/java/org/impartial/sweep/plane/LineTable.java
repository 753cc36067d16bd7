package org.impartial.sweep.plane;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.store.Codes;

/**
 * Tables of a game whose moves are {@linkplain LineMoves lines in the plane}: its values or P-positions.
 *
 * <p>Cost of a value: for each line through its cell, a few words of a bit set are read. Cost of P-positions: one
 * operation for each line and each 64 cells of a row. Memory: 2 bytes for each value, or 4 in rows with values above
 * 65535, and for each line one bit for each value; one bit for each cell for P-positions. Immutable.
 *
 * <pre>{@code
 * LineTable queen = LineTable.of(LineMoves.queen());
 * queen.values(8, 8, Meter.unlimited()).at(3, 5);        // 0
 * queen.previous(100, 100, Meter.unlimited()).at(4, 7);  // true
 * }</pre>
 */
public final class LineTable {
    private final List<Line> moves;

    private LineTable(List<Line> moves) {
        this.moves = moves;
    }

    /**
     * {@return the tables of a game with the given moves}
     *
     * @param moves the moves
     */
    public static LineTable of(LineMoves moves) {
        return new LineTable(Line.of(moves));
    }

    /**
     * {@return the Grundy values in normal play of the cells (x, y) with 0 ≤ x &lt; rows and 0 ≤ y &lt; columns}
     *
     * @param rows the number of rows, from 1 to 2^30 − 1
     * @param columns the number of columns, from 1 to 2^30 − 1
     * @param meter counts one position for each cell
     * @throws IllegalArgumentException if a number is out of range
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     */
    public LineValues values(int rows, int columns, Meter meter) {
        check(rows, columns);
        meter.require((long) rows * columns);
        List<UsedValues> lines =
                moves.stream().map(line -> new UsedValues(line, rows, columns)).toList();
        return new LineFill(lines, rows, columns).run(meter);
    }

    /**
     * {@return the P-positions in normal play of the cells (x, y) with 0 ≤ x &lt; rows and 0 ≤ y &lt; columns}
     *
     * @param rows the number of rows, from 1 to 2^30 − 1
     * @param columns the number of columns, from 1 to 2^30 − 1
     * @param meter counts one position for each cell
     * @throws IllegalArgumentException if a number is out of range
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     */
    public LinePositions previous(int rows, int columns, Meter meter) {
        check(rows, columns);
        meter.require((long) rows * columns);
        return new LineSieve(moves, rows, columns).run(meter);
    }

    /** Returns the lines of the moves. */
    @Override
    public String toString() {
        return "table of moves along " + moves;
    }

    private static void check(int rows, int columns) {
        if (rows < 1 || columns < 1 || columns > Integer.MAX_VALUE / 2 || rows > Integer.MAX_VALUE / 2) {
            throw new IllegalArgumentException(
                    "a table has from 1 to 2^30 - 1 rows and columns, not " + rows + " by " + columns);
        }
    }

    /** The Grundy values of a rectangle of cells, in 2 bytes each, or 4 in rows with values above 65535. Immutable. */
    public static final class LineValues {
        private final Codes[] rows;
        private final int columns;
        private final int greatest;

        LineValues(Codes[] rows, int columns, int greatest) {
            this.rows = rows;
            this.columns = columns;
            this.greatest = greatest;
        }

        /**
         * {@return the Grundy value of (x, y)}
         *
         * @param x the row, from 0
         * @param y the column, from 0
         */
        public int at(int x, int y) {
            return rows[x].get(y);
        }

        /** {@return the greatest value: the maximum of all cells} */
        public int greatest() {
            return greatest;
        }

        /** Returns the size of the table and the greatest value. */
        @Override
        public String toString() {
            return rows.length + " by " + columns + " values up to " + greatest;
        }
    }

    /** The P-positions of a rectangle of cells, one bit for each cell. Immutable. */
    public static final class LinePositions {
        private final long[][] rows;
        private final int columns;

        LinePositions(long[][] rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }

        /**
         * {@return whether a cell is a P-position}
         *
         * @param x the row, from 0
         * @param y the column, from 0
         */
        public boolean at(int x, int y) {
            if (y < 0 || y >= columns) {
                throw new IndexOutOfBoundsException("columns are from 0 to " + (columns - 1) + ", not " + y);
            }
            return (rows[x][y >> 6] >>> y & 1) != 0;
        }

        /** {@return the number of P-positions} */
        public long count() {
            return Arrays.stream(rows)
                    .flatMapToLong(Arrays::stream)
                    .map(Long::bitCount)
                    .sum();
        }

        /** Returns the number of P-positions and the size of the table. */
        @Override
        public String toString() {
            return count() + " P-positions in " + rows.length + " by " + columns;
        }
    }
}
