package org.impartial.games.board;

/**
 * The least of the boards equivalent to one. Rotations, reflections, translations and an exchange of colours preserve
 * play. Of two equal adjacent rows or columns without free cells one is enough, since their adjacent stones belong to
 * one group, whose free cells are elsewhere.
 */
final class NoGoForm {
    private static final int FREE = 0;
    private static final int WALL = 3;

    private NoGoForm() {}

    static long of(Rectangle board, long state) {
        int rows = board.rows();
        int columns = board.columns();
        int[] kept = new int[columns];
        int width = kept(state, columns, 1, rows, columns, kept);
        int[] lines = new int[rows];
        int height = kept(state, rows, columns, columns, 1, lines);
        int[] cells = new int[width * height];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Stones.cell(state, lines[i / width] * columns + kept[i % width]);
        }
        return StoneImages.least(board, cells, width, true);
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
}
