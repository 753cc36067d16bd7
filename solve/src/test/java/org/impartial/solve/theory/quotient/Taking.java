package org.impartial.solve.theory.quotient;

import java.util.Arrays;
import java.util.Optional;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;

/** A subtraction game for the tests of this package. */
public record Taking(SubtractionSet subtractionSet) implements HeapGame {
    public static Taking of(int... members) {
        return new Taking(
                SubtractionSet.of(Arrays.stream(members).asLongStream().toArray()));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(subtractionSet);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        subtractionSet.upTo(heap).forEach(taken -> out.to((int) (heap - taken)));
    }
}
