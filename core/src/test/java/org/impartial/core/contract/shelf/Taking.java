package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;

/** One bean is taken; the far lane agrees. */
public record Taking() implements HeapGame {
    private static final Basis PROVED = Basis.proved("known", "WW");

    @Override
    public void options(int heap, HeapOptions out) {
        if (heap > 0) {
            out.to(heap - 1);
        }
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        if (heap > 0) {
            out.to(heap - 1);
        }
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(SubtractionSet.of(1));
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(Claim.values(PROVED, n -> n % 2), new Claim.Periodic<>(PROVED, 0, 2, 0));
    }
}
