package org.impartial.games.board.shape;

import org.impartial.core.notation.NotationException;

/**
 * What is left of a chocolate bar.
 *
 * @param left the columns left of the bitter square
 * @param right the columns right of it
 * @param high the lines above the bottom row
 */
record ChocolatePiece(long left, long right, long high) {

    ChocolatePiece {
        if (left < 0 || right < 0 || high < 0) {
            throw new NotationException(
                    "the measures of a bar are 0 or more, not " + left + ", " + right + " and " + high);
        }
    }

    long xor() {
        return left ^ right ^ high;
    }
}
