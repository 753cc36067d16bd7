package org.impartial.games.heap.pair;

import java.util.function.Consumer;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.games.heap.TwoHeaps;

/**
 * Two heaps, checked as they are read; a move by both after it.
 *
 * @param check refuses what is no state of the game
 */
record CheckedPair(Consumer<TwoHeaps> check) implements Notation<TwoHeaps> {

    @Override
    public TwoHeaps read(Datum datum) {
        TwoHeaps heaps = TwoHeaps.notation().read(datum);
        check.accept(heaps);
        return heaps;
    }

    @Override
    public Datum write(TwoHeaps heaps) {
        return TwoHeaps.notation().write(heaps);
    }
}
