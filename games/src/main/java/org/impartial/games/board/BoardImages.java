package org.impartial.games.board;

import java.util.ArrayList;
import java.util.List;

/** The symmetries of a rectangle, which are rotations and reflections: four, or eight for a square. Immutable. */
final class BoardImages {
    private final List<int[]> maps = new ArrayList<>();

    BoardImages(Rectangle board) {
        int rows = board.rows();
        int columns = board.columns();
        for (int image = 0; image < (rows == columns ? 8 : 4); image++) {
            int[] map = new int[rows * columns];
            for (int cell = 0; cell < map.length; cell++) {
                int row = (image & 1) == 0 ? cell / columns : rows - 1 - cell / columns;
                int column = (image & 2) == 0 ? cell % columns : columns - 1 - cell % columns;
                map[cell] = image < 4 ? row * columns + column : column * columns + row;
            }
            maps.add(map);
        }
    }

    /** Returns the number of images. */
    int count() {
        return maps.size();
    }

    /** Returns one image of a set of cells, which is itself for image 0. */
    long of(long cells, int image) {
        int[] map = maps.get(image);
        long moved = 0;
        for (long left = cells; left != 0; left &= left - 1) {
            moved |= 1L << map[Long.numberOfTrailingZeros(left)];
        }
        return moved;
    }
}
