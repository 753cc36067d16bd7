package org.impartial.games.board;

/**
 * The least image of a state under the translations, rotations, reflections and the exchange of colours that fit the
 * board.
 */
final class ClobberForm {
    private ClobberForm() {}

    static long of(Rectangle board, long state) {
        long all = Stones.crosses(state) | Stones.rings(state);
        if (all == 0) {
            return 0;
        }
        int top = Long.numberOfTrailingZeros(all) / board.columns();
        int bottom = (Long.SIZE - 1 - Long.numberOfLeadingZeros(all)) / board.columns();
        int left = board.columns();
        int right = 0;
        for (long cells = all; cells != 0; cells &= cells - 1) {
            int column = Long.numberOfTrailingZeros(cells) % board.columns();
            left = Math.min(left, column);
            right = Math.max(right, column);
        }
        BoardBox box = new BoardBox(board, top, left, bottom - top + 1, right - left + 1);
        long least = Long.MAX_VALUE;
        for (int image = 0; image < 8; image++) {
            if (image < 4 || box.turns()) {
                long crosses = box.image(Stones.crosses(state), image);
                long rings = box.image(Stones.rings(state), image);
                least = Math.min(least, Math.min(Stones.pack(crosses, rings), Stones.pack(rings, crosses)));
            }
        }
        return least;
    }

    /** The rectangle round some stones. */
    private record BoardBox(Rectangle board, int top, int left, int height, int width) {

        boolean turns() {
            return width <= board.rows() && height <= board.columns();
        }

        /** Returns the cells in the first rows and columns, reflected and for the last four images turned. */
        long image(long cells, int image) {
            long moved = 0;
            for (long rest = cells; rest != 0; rest &= rest - 1) {
                int cell = Long.numberOfTrailingZeros(rest);
                int row = cell / board.columns() - top;
                int column = cell % board.columns() - left;
                row = (image & 1) == 0 ? row : height - 1 - row;
                column = (image & 2) == 0 ? column : width - 1 - column;
                moved |= 1L << (image < 4 ? row * board.columns() + column : column * board.columns() + row);
            }
            return moved;
        }
    }
}
