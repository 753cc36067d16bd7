package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.SubtractionSet;

/**
 * Exactly two coins: the game of Twins, any distance or some of them apart. The empty heap has the label of the
 * leftmost coin, or the one before it, so that a coin is turned alone where the other would have that label.
 */
record Pairs(long first, Optional<SubtractionSet.Finite> distances, long empty) implements TurningSet {
    static Pairs of(long first, Optional<SubtractionSet.Finite> distances) {
        return new Pairs(first, distances, first);
    }

    /** Returns the coins x and x − s for a number s of a set, coins being labelled from 1; x alone where x = s. */
    static Pairs subtracting(SubtractionSet.Finite steps) {
        return new Pairs(1, Optional.of(steps), 0);
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return distances(heap(rightmost))
                .mapToObj(s -> rightmost - s < first ? Coins.of(rightmost) : Coins.of(rightmost - s, rightmost));
    }

    @Override
    public long heap(long label) {
        return label - empty;
    }

    @Override
    public long label(long heap) {
        return heap + empty;
    }

    private LongStream distances(long most) {
        return distances.map(set -> set.upTo(most)).orElseGet(() -> LongStream.rangeClosed(1, most));
    }

    @Override
    public long count(long rightmost) {
        return distances.isPresent() ? distances(heap(rightmost)).count() : heap(rightmost);
    }

    @Override
    public boolean holds(Coins turn) {
        long[] labels = turn.labels().limit(3).toArray();
        long left = labels.length == 1 && empty < first ? empty : labels[0];
        return labels.length <= 2
                && left < turn.greatest()
                && distances.map(set -> set.contains(turn.greatest() - left)).orElse(true);
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

    @Override
    public String toString() {
        return distances
                .map(set -> (empty < first ? "subtract," : "distance,") + set)
                .orElse("pairs");
    }
}
