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
        int width = right - left + 1;
        int corner = top * board.columns() + left;
        int[] cells = new int[(bottom - top + 1) * width];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = Stones.cell(state, corner + i / width * board.columns() + i % width);
        }
        return StoneImages.least(board, cells, width, false);
    }
}
