package org.impartial.core.solve.level;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.LineMoves;
import org.impartial.core.meter.Meter;

/**
 * Tables of a game whose moves are {@linkplain LineMoves lines in the plane}: the Grundy values of all cells of a
 * rectangle, or its P-positions.
 *
 * <p>Cost of values: for each line that a cell lies on, a look at a few words of a bit set; of P-positions: an addition a row
 * and 64 cells. Memory: 2 bytes a value, or 4 above 65535, and for each line a bit a value; a bit a cell for P-positions.
 *
 * <p>Immutable.
 */
public final class LineTable {
    private final List<Line> moves;

    private LineTable(List<Line> moves) {
        this.moves = moves;
    }

    /**
     * The tables of some moves.
     *
     * @param moves the moves
     * @return what computes their tables
     */
    public static LineTable of(LineMoves moves) {
        return new LineTable(Line.of(moves));
    }

    /**
     * The Grundy values in normal play of the cells (x, y) with 0 ≤ x &lt; rows and 0 ≤ y &lt; columns.
     *
     * @param rows how many rows, at least 1
     * @param columns how many columns, at least 1
     * @param meter counts a position a cell
     * @return the values
     */
    public LineValues values(int rows, int columns, Meter meter) {
        check(rows, columns);
        meter.require((long) rows * columns);
        List<UsedValues> lines = new ArrayList<>();
        for (Line line : moves) {
            lines.add(new UsedValues(line, rows, columns));
        }
        return new LineFill(lines, rows, columns).run(meter);
    }

    /**
     * The P-positions in normal play of the cells (x, y) with 0 ≤ x &lt; rows and 0 ≤ y &lt; columns.
     *
     * @param rows how many rows, at least 1
     * @param columns how many columns, at least 1
     * @param meter counts a position a cell
     * @return the P-positions
     */
    public LinePositions previous(int rows, int columns, Meter meter) {
        check(rows, columns);
        meter.require((long) rows * columns);
        return new LineSieve(moves, rows, columns).run(meter);
    }

    private static void check(int rows, int columns) {
        if (rows < 1 || columns < 1 || columns > Integer.MAX_VALUE / 2 || rows > Integer.MAX_VALUE / 2) {
            throw new IllegalArgumentException(
                    "a table has from 1 to 2^30 rows and columns, not " + rows + " by " + columns);
        }
    }
}
