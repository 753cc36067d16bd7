package org.impartial.games.heap.vector;

import java.util.List;
import java.util.function.Consumer;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;
import org.impartial.games.state.HeapVectorNotation;

/**
 * The sizes of several heaps that are one state, checked as they are read; a move by the sizes after it.
 *
 * @param check refuses what is no state of the game
 */
record CheckedHeaps(Consumer<List<Long>> check) implements Notation<List<Long>> {

    @Override
    public List<Long> read(Datum datum) {
        List<Long> heaps = HeapVectorNotation.VECTOR.read(datum);
        check.accept(heaps);
        return heaps;
    }

    @Override
    public Datum write(List<Long> heaps) {
        return HeapVectorNotation.VECTOR.write(heaps);
    }
}
