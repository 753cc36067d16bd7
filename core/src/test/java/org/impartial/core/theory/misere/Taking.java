package org.impartial.core.theory.misere;

import java.util.Arrays;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.game.Subtractive;

/** A subtraction game for the tests of this package. */
public record Taking(SubtractionSet subtractionSet) implements HeapGame, Subtractive {
    public static Taking of(int... members) {
        return new Taking(
                SubtractionSet.of(Arrays.stream(members).asLongStream().toArray()));
    }

    @Override
    public void options(int heap, HeapOptions out) {
        subtractionSet.upTo(heap).forEach(taken -> out.to((int) (heap - taken)));
    }
}
