package org.impartial.games.board;

/**
 * The least of the boards equivalent to one. Rotations, reflections, translations and an exchange of colours preserve
 * play. Of two equal adjacent rows or columns without free cells one is enough, since their adjacent stones belong to
 * one group, whose free cells are elsewhere.
 */
final class NoGoForm {
    private static final int FREE = 0;
    private static final int WALL = 3;

    private final int rows;
    private final int columns;

    NoGoForm(Rectangle board) {
        rows = board.rows();
        columns = board.columns();
    }

    long of(long state) {
        int[] kept = new int[columns];
        int width = kept(state, columns, 1, rows, columns, kept);
        int[] lines = new int[rows];
        int height = kept(state, rows, columns, columns, 1, lines);
        int[] cells = new int[width * height];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Stones.cell(state, lines[i / width] * columns + kept[i % width]);
        }
        long least = Long.MAX_VALUE;
        for (int image = 0; image < 8; image++) {
            if (image < 4 ? height > 1 || (image & 1) == 0 : width <= rows && height <= columns) {
                least = Math.min(least, image(cells, width, height, image));
            }
        }
        return least;
    }

    /** Records the lines to keep, and returns their number. A line of walls at the end separates nothing. */
    private static int kept(long state, int lines, int step, int length, int along, int[] kept) {
        int count = 0;
        for (int line = 0; line < lines; line++) {
            boolean first = count == 0;
            boolean free = false;
            boolean wall = true;
            boolean same = true;
            for (int i = 0; i < length; i++) {
                int cell = Stones.cell(state, line * step + i * along);
                free |= cell == FREE;
                wall &= cell == WALL;
                same &= !first && cell == Stones.cell(state, kept[Math.max(0, count - 1)] * step + i * along);
            }
            if (free || !(first ? wall : same)) {
                kept[count++] = line;
            }
        }
        return count > 0 && isWall(state, kept[count - 1] * step, length, along) ? count - 1 : count;
    }

    private static boolean isWall(long state, int from, int length, int along) {
        boolean wall = true;
        for (int i = 0; i < length; i++) {
            wall &= Stones.cell(state, from + i * along) == WALL;
        }
        return wall;
    }

    /** Returns an image in the first rows and columns, the rest being walls, with the colours that make it smaller. */
    private long image(int[] cells, int width, int height, int image) {
        long crosses = 0;
        long rings = 0;
        long covered = 0;
        for (int i = 0; i < cells.length; i++) {
            int row = (image & 1) == 0 ? i / width : height - 1 - i / width;
            int column = (image & 2) == 0 ? i % width : width - 1 - i % width;
            long at = 1L << (image < 4 ? row * columns + column : column * columns + row);
            covered |= at;
            crosses |= (cells[i] & 1) == 0 ? 0 : at;
            rings |= (cells[i] & 2) == 0 ? 0 : at;
        }
        long off = (1L << (rows * columns)) - 1 & ~covered;
        return Math.min(Stones.pack(crosses | off, rings | off), Stones.pack(rings | off, crosses | off));
    }
}
