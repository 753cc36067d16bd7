package org.impartial.core.solve.sequence;

import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.game.Subtractive;

/** A subtraction set played by its definition. */
record TakingGame(SubtractionSet subtractionSet) implements HeapGame, Subtractive {
    static TakingGame of(long... members) {
        return new TakingGame(SubtractionSet.of(members));
    }

    @Override
    public void options(int heap, HeapOptions out) {
        subtractionSet.upTo(heap).forEach(taken -> out.to(heap - (int) taken));
    }
}
