package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.SubtractionSet;

/**
 * Exactly two coins: the game of Twins. The head at place x, counted from 0, is a heap of x from which the distance is
 * taken.
 *
 * @param first the label of the leftmost coin, 0 or 1
 * @param distances how far apart they may be; empty for any distance
 */
record Pairs(long first, Optional<SubtractionSet.Finite> distances) implements TurningSet {

    @Override
    public Stream<Coins> turns(long rightmost) {
        return distances(rightmost - first).mapToObj(s -> Coins.of(rightmost - s, rightmost));
    }

    private LongStream distances(long most) {
        return distances.map(set -> set.upTo(most)).orElseGet(() -> LongStream.rangeClosed(1, most));
    }

    @Override
    public long count(long rightmost) {
        return distances.isPresent() ? distances(rightmost - first).count() : rightmost - first;
    }

    @Override
    public boolean holds(Coins turn) {
        long[] labels = turn.size() == 2 ? turn.labels().toArray() : new long[0];
        return labels.length == 2
                && distances.map(set -> set.contains(labels[1] - labels[0])).orElse(true);
    }

    @Override
    public long widest(long rightmost) {
        return 2;
    }

    @Override
    public Optional<HeadTheory> closedForm() {
        return distances.isPresent() ? Optional.empty() : Optional.of(new NimTheory(first, false));
    }

    @Override
    public Optional<HeapCode> headCode() {
        return distances.map(set -> set);
    }

    @Override
    public Basis headBasis() {
        return Basis.proved("heads add; G(x) is that of the subtraction game on a heap of x", "Ferguson");
    }

    /** Returns the notation of the set. */
    @Override
    public String toString() {
        return distances.map(set -> "distance," + set).orElse("pairs");
    }
}
