package org.impartial.games.board;

import java.util.Arrays;

/** The least of the up to eight congruent images of a set that lie in the first lines and places. */
final class WideCongruence {
    /** Returns the representative of a set, on a board whose lines have the given number of places. */
    static WideCells form(WideCells cells, int places) {
        int lines = cells.lines();
        int top = 0;
        int bottom = lines - 1;
        while (top <= bottom && cells.line(top) == 0) {
            top++;
        }
        while (bottom > top && cells.line(bottom) == 0) {
            bottom--;
        }
        if (top > bottom) {
            return cells;
        }
        long shadow = 0;
        for (int i = top; i <= bottom; i++) {
            shadow |= cells.line(i);
        }
        int left = Long.numberOfTrailingZeros(shadow);
        int width = Long.SIZE - Long.numberOfLeadingZeros(shadow) - left;
        long[] box = new long[bottom - top + 1];
        for (int i = 0; i < box.length; i++) {
            box[i] = cells.line(top + i) >>> left;
        }
        long[] least = least(box, width);
        if (width <= lines && box.length <= places) {
            long[] turned = least(transposed(box, width), box.length);
            least = Arrays.compare(Arrays.copyOf(turned, lines), Arrays.copyOf(least, lines)) < 0 ? turned : least;
        }
        return new WideCells(Arrays.copyOf(least, lines));
    }

    private static long[] transposed(long[] box, int width) {
        long[] turned = new long[width];
        for (int i = 0; i < box.length; i++) {
            for (long left = box[i]; left != 0; left &= left - 1) {
                turned[Long.numberOfTrailingZeros(left)] |= 1L << i;
            }
        }
        return turned;
    }

    private static long[] least(long[] box, int width) {
        long[] mirrored = new long[box.length];
        for (int i = 0; i < box.length; i++) {
            mirrored[i] = Long.reverse(box[i]) >>> (Long.SIZE - width);
        }
        long[] least = box;
        for (long[] other : new long[][] {mirrored, flipped(box), flipped(mirrored)}) {
            least = Arrays.compare(other, least) < 0 ? other : least;
        }
        return least;
    }

    private static long[] flipped(long[] box) {
        long[] flipped = new long[box.length];
        for (int i = 0; i < box.length; i++) {
            flipped[i] = box[box.length - 1 - i];
        }
        return flipped;
    }
}
