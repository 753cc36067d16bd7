package org.impartial.games.heap;

import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Two heaps are written as a list, a move by what it takes from each of them. */
enum PairNotation implements Notation<TwoHeaps> {
    TAKEN;

    @Override
    public TwoHeaps read(Datum datum) {
        long[] heaps = datum.asLongs("heap", 0);
        if (heaps.length != 2) {
            throw new NotationException(
                    "the game has two heaps, written for instance 4 7, and the position has " + heaps.length);
        }
        return new TwoHeaps(heaps[0], heaps[1]);
    }

    @Override
    public Datum write(TwoHeaps heaps) {
        return Datum.of(heaps.first(), heaps.second());
    }

    @Override
    public Datum move(TwoHeaps before, Position after) {
        TwoHeaps left = read(Notation.super.move(before, after));
        return Datum.of(before.first() - left.first(), before.second() - left.second());
    }
}
