package org.impartial.games.board;

/** {@link Congruence} on a board of 8 by 8, where a row is a byte: a reflection is one instruction or two. */
// The order of sets as numbers is the same on both boards, so the least is found here and moved back.
final class EightByEight {
    private static final int SIDE = 8;

    static boolean holds(Rectangle board) {
        return board.rows() <= SIDE && board.columns() <= SIDE;
    }

    static long form(Rectangle board, long cells) {
        long corner = spread(cells, board.columns());
        corner >>>= Long.numberOfTrailingZeros(corner) & -SIDE;
        long shadow = shadow(corner);
        corner >>>= Long.numberOfTrailingZeros(shadow);
        int width = Long.SIZE - Long.numberOfLeadingZeros(shadow) - Long.numberOfTrailingZeros(shadow);
        int height = SIDE - Long.numberOfLeadingZeros(corner) / SIDE;
        long least = least(corner, height, width);
        if (width <= board.rows() && height <= board.columns()) {
            least = Math.min(least, least(transposed(corner), width, height));
        }
        return compact(least, board.columns());
    }

    private static long shadow(long cells) {
        long halves = cells | (cells >>> 32);
        long quarters = halves | (halves >>> 16);
        return (quarters | (quarters >>> SIDE)) & 0xFF;
    }

    /** Returns the least of a set in the first rows and columns and its reflections, all without a top bit. */
    private static long least(long cells, int height, int width) {
        int up = SIDE * (SIDE - height);
        int left = SIDE - width;
        long reversed = Long.reverse(cells);
        long flipped = Long.reverseBytes(cells) >>> up;
        long mirrored = Long.reverseBytes(reversed) >>> left;
        return Math.min(Math.min(cells, flipped), Math.min(mirrored, reversed >>> (up + left)));
    }

    private static long transposed(long cells) {
        long ones = exchanged(cells, 7, 0x00AA00AA00AA00AAL);
        long twos = exchanged(ones, 14, 0x0000CCCC0000CCCCL);
        return exchanged(twos, 28, 0x00000000F0F0F0F0L);
    }

    private static long exchanged(long cells, int far, long which) {
        long differ = (cells ^ (cells >>> far)) & which;
        return cells ^ differ ^ (differ << far);
    }

    /** Spreads the rows to bytes: the last four move away, then two of each four, then one of two. */
    private static long spread(long cells, int columns) {
        long fours = (cells & ((1L << (4 * columns)) - 1)) | ((cells >>> (4 * columns)) << 32);
        long two = ((1L << (2 * columns)) - 1) * 0x0000000100000001L;
        long twos = (fours & two) | (((fours >>> (2 * columns)) & two) << 16);
        long one = ((1L << columns) - 1) * 0x0001000100010001L;
        return (twos & one) | (((twos >>> columns) & one) << SIDE);
    }

    private static long compact(long wide, int columns) {
        int gap = SIDE - columns;
        long twos = (wide & 0x00FF00FF00FF00FFL) | ((wide & 0xFF00FF00FF00FF00L) >>> gap);
        long fours = (twos & 0x0000FFFF0000FFFFL) | ((twos & 0xFFFF0000FFFF0000L) >>> (2 * gap));
        return (fours & 0x00000000FFFFFFFFL) | ((fours & 0xFFFFFFFF00000000L) >>> (4 * gap));
    }
}
