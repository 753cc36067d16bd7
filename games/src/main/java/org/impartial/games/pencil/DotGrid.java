package org.impartial.games.pencil;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Boxes, and the lines round them as bits: the horizontal ones row by row, then the vertical ones. Immutable. */
final class DotGrid {
    static final int MOST_LINES = 57;
    private final int rows;
    private final int columns;
    private final int lying;
    private final int lines;
    private final long[] boxes;
    private final List<int[]> images = new ArrayList<>();

    DotGrid(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.lying = (rows + 1) * columns;
        this.lines = lying + rows * (columns + 1);
        this.boxes = new long[rows * columns];
        for (int box = 0; box < boxes.length; box++) {
            int row = box / columns;
            int column = box % columns;
            boxes[box] = 1L << lying(row, column)
                    | 1L << lying(row + 1, column)
                    | 1L << standing(row, column)
                    | 1L << standing(row, column + 1);
        }
        for (int image = 1; image < (rows == columns ? 8 : 4); image++) {
            images.add(image(image));
        }
    }

    static DotGrid read(Datum board) {
        long[] sides = board.asLongs("side", 1);
        boolean fits = sides.length == 2 && sides[0] <= MOST_LINES && sides[1] <= MOST_LINES;
        if (!fits || (sides[0] + 1) * sides[1] + sides[0] * (sides[1] + 1) > MOST_LINES) {
            throw new NotationException(
                    "a board is rows,columns of boxes with at most " + MOST_LINES + " lines, not " + board.described());
        }
        return new DotGrid((int) sides[0], (int) sides[1]);
    }

    private int lying(int row, int column) {
        return row * columns + column;
    }

    private int standing(int row, int column) {
        return lying + row * (columns + 1) + column;
    }

    int lines() {
        return lines;
    }

    long all() {
        return (1L << lines) - 1;
    }

    boolean completes(long drawn, long line) {
        for (long box : boxes) {
            if ((drawn & box) == box && (box & line) != 0) {
                return true;
            }
        }
        return false;
    }

    private int[] image(int image) {
        int[] map = new int[lines];
        for (int line = 0; line < lines; line++) {
            boolean lies = line < lying;
            int row = lies ? line / columns : (line - lying) / (columns + 1);
            int column = lies ? line % columns : (line - lying) % (columns + 1);
            row = (image & 1) == 0 ? row : (lies ? rows : rows - 1) - row;
            column = (image & 2) == 0 ? column : (lies ? columns - 1 : columns) - column;
            boolean turned = image >= 4;
            int across = turned ? column : row;
            int down = turned ? row : column;
            map[line] = lies == turned ? standing(across, down) : lying(across, down);
        }
        return map;
    }

    long least(long drawn) {
        long tidy = tidy(drawn);
        long least = tidy;
        for (int[] map : images) {
            long moved = 0;
            for (long left = tidy; left != 0; left &= left - 1) {
                moved |= 1L << map[Long.numberOfTrailingZeros(left)];
            }
            least = Math.min(least, tidy(moved));
        }
        return least;
    }

    /** Lines of one box that belong to no other are interchangeable; the first ones count as drawn. */
    private long tidy(long drawn) {
        long shared = 0;
        long met = 0;
        for (long box : boxes) {
            shared |= met & box;
            met |= box;
        }
        long tidy = drawn;
        for (long box : boxes) {
            long own = box & ~shared;
            int count = Long.bitCount(drawn & own);
            tidy &= ~own;
            for (long left = own; count > 0; left &= left - 1, count--) {
                tidy |= Long.lowestOneBit(left);
            }
        }
        return tidy;
    }

    long line(Datum item) {
        List<Datum> ends = item.asList("a line");
        if (ends.size() != 4) {
            throw new NotationException(
                    "a line is [row,column,row,column] of the two dots that it joins, not " + item.described());
        }
        int row = ends.get(0).asInt("row", 1, rows + 1) - 1;
        int column = ends.get(1).asInt("column", 1, columns + 1) - 1;
        int down = ends.get(2).asInt("row", 1, rows + 1) - 1 - row;
        int across = ends.get(3).asInt("column", 1, columns + 1) - 1 - column;
        if (Math.abs(down) + Math.abs(across) != 1) {
            throw new NotationException("a line joins two adjacent dots, and " + item + " are not");
        }
        int top = Math.min(row, row + down);
        int left = Math.min(column, column + across);
        return 1L << (down == 0 ? lying(top, left) : standing(top, left));
    }

    Datum write(int line) {
        boolean lies = line < lying;
        long row = 1L + (lies ? line / columns : (line - lying) / (columns + 1));
        long column = 1L + (lies ? line % columns : (line - lying) % (columns + 1));
        return Datum.of(row, column, lies ? row : row + 1, lies ? column + 1 : column);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DotGrid that && rows == that.rows && columns == that.columns;
    }

    @Override
    public int hashCode() {
        return 64 * rows + columns;
    }

    @Override
    public String toString() {
        return rows + "," + columns;
    }
}
