package org.impartial.games.heap;

import java.util.function.Consumer;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/**
 * Two heaps, checked as they are read; a move by both after it.
 *
 * @param check refuses what is no state of the game
 */
record CheckedPair(Consumer<TwoHeaps> check) implements Notation<TwoHeaps> {

    @Override
    public TwoHeaps read(Datum datum) {
        TwoHeaps heaps = PairNotation.TAKEN.read(datum);
        check.accept(heaps);
        return heaps;
    }

    @Override
    public Datum write(TwoHeaps heaps) {
        return PairNotation.TAKEN.write(heaps);
    }
}
