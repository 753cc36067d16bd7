package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.SubtractionSet;

/**
 * Coins x and x − s for a number s of a set, coins being labelled from 1; x alone where x = s. A head on x is a heap of x
 * of the subtraction game.
 */
record Steps(SubtractionSet.Finite steps) implements TurningSet {

    @Override
    public long first() {
        return 1;
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return steps.upTo(rightmost)
                .mapToObj(s -> s == rightmost ? Coins.of(rightmost) : Coins.of(rightmost - s, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return steps.upTo(rightmost).count();
    }

    @Override
    public long widest(long rightmost) {
        return 2;
    }

    @Override
    public long heap(long label) {
        return label;
    }

    @Override
    public long label(long heap) {
        return heap;
    }

    @Override
    public Optional<HeapCode> headCode() {
        return Optional.of(steps);
    }

    @Override
    public Basis headBasis() {
        return Basis.proved("heads add; G(x) is that of the subtraction game on a heap of x", "Ferguson");
    }

    /** Returns the notation of the set. */
    @Override
    public String toString() {
        return "subtract," + steps;
    }
}
