package org.impartial.games.heap;

import java.util.Optional;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;

/**
 * A heap game whose rules are a set: a move takes a number of beans that is in {@link #subtractionSet}. A move is written
 * as the number taken.
 *
 * <p>A heap n has one option for each member of the set up to n.
 */
interface TakingGame extends HeapGame {
    SubtractionSet subtractionSet();

    @Override
    default Optional<HeapCode> heapCode() {
        return Optional.of(subtractionSet());
    }

    @Override
    default void options(int heap, HeapOptions out) {
        subtractionSet().upTo(heap).forEach(taken -> out.to((int) (heap - taken)));
    }

    /** If the set has a greatest member, finding its members needs no search. */
    @Override
    default void farOptions(long heap, Options<Long> out) {
        if (subtractionSet().greatest().isEmpty()) {
            HeapGame.super.farOptions(heap, out);
            return;
        }
        subtractionSet().upTo(heap).forEach(taken -> out.to(heap - taken));
    }

    @Override
    default Notation<Long> notation() {
        return HeapNotation.TAKEN;
    }
}
