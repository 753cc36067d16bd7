package org.impartial.games.coin.strip;

import org.impartial.core.notation.NotationException;

/**
 * A row with two pieces, from the side of the player to move.
 *
 * @param behind the free squares behind the piece of the player to move
 * @param gap the free squares between the pieces
 * @param beyond the free squares behind the other piece
 */
record NorthcottRow(long behind, long gap, long beyond) {
    private static final long MOST = 1L << 62;

    NorthcottRow {
        if (behind < 0 || gap < 0 || beyond < 0 || behind > MOST - gap || beyond > MOST - gap - behind) {
            throw new NotationException("a row of northcott has from 0 to 2^62 free squares in all, not " + behind
                    + ", " + gap + " and " + beyond);
        }
    }

    /** Returns the row after a move of the player to move. */
    NorthcottRow withGap(long next) {
        return new NorthcottRow(behind + gap - next, next, beyond);
    }

    /** Returns the row from the side of the other player. */
    NorthcottRow turned() {
        return new NorthcottRow(beyond, gap, behind);
    }
}
