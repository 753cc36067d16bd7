package org.impartial.games.board;

/** The images of a rectangle of stones in the first rows and columns of a board. */
final class StoneImages {
    /** Returns the least image of cells of two bits each, row by row; those beside them are walls or free. */
    static long least(Rectangle board, int[] cells, int width, boolean walls) {
        int height = width == 0 ? 0 : cells.length / width;
        long least = Long.MAX_VALUE;
        for (int image = 0; image < 8; image++) {
            boolean fits = width <= board.rows() && height <= board.columns();
            if (image < 4 ? height > 1 || (image & 1) == 0 : fits) {
                least = Math.min(least, image(board, cells, width, image, walls));
            }
        }
        return least;
    }

    private static long image(Rectangle board, int[] cells, int width, int image, boolean walls) {
        int columns = board.columns();
        long crosses = 0;
        long rings = 0;
        long covered = 0;
        for (int i = 0; i < cells.length; i++) {
            int row = (image & 1) == 0 ? i / width : cells.length / width - 1 - i / width;
            int column = (image & 2) == 0 ? i % width : width - 1 - i % width;
            long at = 1L << (image < 4 ? row * columns + column : column * columns + row);
            covered |= at;
            crosses |= (cells[i] & 1) == 0 ? 0 : at;
            rings |= (cells[i] & 2) == 0 ? 0 : at;
        }
        long off = walls ? board.all() & ~covered : 0;
        return Math.min(Stones.pack(crosses | off, rings | off), Stones.pack(rings | off, crosses | off));
    }
}
