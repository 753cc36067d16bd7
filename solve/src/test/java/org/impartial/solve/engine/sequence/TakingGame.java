package org.impartial.solve.engine.sequence;

import java.util.Optional;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;

/** A game given by a subtraction set, with options by the definition. */
record TakingGame(SubtractionSet subtractionSet) implements HeapGame {
    static TakingGame of(long... members) {
        return new TakingGame(SubtractionSet.of(members));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(subtractionSet);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        subtractionSet.upTo(heap).forEach(taken -> out.to(heap - (int) taken));
    }
}
