package org.impartial.core.contract.shelf;

import java.util.Optional;
import org.impartial.core.game.BreakingCode;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapGame.HeapCode;
import org.impartial.core.game.HeapOptions;

/** Kayles with its code. */
public record Coded() implements HeapGame {
    @Override
    public void options(int heap, HeapOptions out) {
        Told.KAYLES.options(heap, out);
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(BreakingCode.parse("0.77"));
    }
}
