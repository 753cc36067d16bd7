package org.impartial.games.board;

import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The rest of a chocolate bar.
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

    static ChocolatePiece read(Datum datum) {
        long[] measures = datum.asLongs("the measure of the bar at", 0);
        if (measures.length != 3) {
            throw new NotationException("a bar is written x y z, three numbers, not " + measures.length);
        }
        return new ChocolatePiece(measures[0], measures[1], measures[2]);
    }

    long xor() {
        return left ^ right ^ high;
    }
}
