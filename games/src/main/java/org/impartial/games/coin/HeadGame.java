package org.impartial.games.coin;

import java.util.Optional;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/**
 * One head of a coin-turning game as a heap: the place of the head is its size, and a move leaves heaps at the places
 * of the other coins that are turned. Heads add [Ferguson], so a row is the sum of its heads, and the engines for heap
 * games solve rows of coins.
 *
 * @param set which coins may be turned together
 */
record HeadGame(TurningSet set) implements HeapGame {
    @Override
    public void options(int heap, HeapOptions out) {
        set.headOptions(heap, out);
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        long head = set.label(heap);
        out.expect(set.count(head));
        set.turns(head)
                .forEach(turn -> out.toSum(turn.labels()
                        .filter(label -> label != head)
                        .map(set::heap)
                        .filter(part -> part >= 0)
                        .boxed()
                        .toList()));
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return set.headCode();
    }

    /** Moves are read by comparing all, since a code does not distinguish a heap of 0 from no heap. */
    @Override
    public Notation<Long> notation() {
        Notation<Long> heaps = HeapGame.super.notation();
        return Notation.of(heaps::read, heaps::write).movesToSums(heaps::move);
    }

    Coins turn(Component<?> head, Position left) {
        long[] places = new long[left.components().size() + 1];
        for (int i = 0; i < places.length - 1; i++) {
            places[i] = set.label((Long) left.components().get(i).state());
        }
        places[places.length - 1] = set.label((Long) head.state());
        return Coins.of(places);
    }

    @Override
    public String name() {
        return "head[" + set + "]";
    }
}
