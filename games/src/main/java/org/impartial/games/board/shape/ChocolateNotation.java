package org.impartial.games.board.shape;

import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A bar is written as [x,y,z], a move by the bar after it.
 *
 * @param game says which bars there are
 */
record ChocolateNotation(ChocolateBar game) implements Notation<ChocolatePiece> {

    @Override
    public ChocolatePiece read(Datum datum) {
        long[] measures = datum.asLongs("the measure of the bar at", 0);
        if (measures.length != 3) {
            throw new NotationException("a bar is written x y z, three numbers, not " + measures.length);
        }
        ChocolatePiece bar = new ChocolatePiece(measures[0], measures[1], measures[2]);
        game.requireState(bar);
        return bar;
    }

    @Override
    public Datum write(ChocolatePiece bar) {
        return Datum.of(bar.left(), bar.right(), bar.high());
    }
}
