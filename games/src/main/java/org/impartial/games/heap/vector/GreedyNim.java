package org.impartial.games.heap.vector;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.SmallWorlds;

/**
 * Only a greatest heap may be played: P if and only if that size occurs an even number of times [Albert-Nowakowski
 * 2004].
 */
final class GreedyNim extends PlainGame<List<Long>> implements HeapLists {
    private static final Basis EVEN =
            Basis.proved("P iff the greatest size occurs an even number of times or is 0", "Albert-Nowakowski 2004");
    static final GameFamily FAMILY = Cards.family("greedy-nim", new GreedyNim());

    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        long most = greatest(heaps);
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) == most) {
                int place = i;
                HeapSets.lower(most, left -> HeapLists.with(heaps, place, left), out);
            }
        }
    }

    private static long greatest(List<Long> heaps) {
        return heaps.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(
                Claim.outcomes(EVEN, Convention.NORMAL, GreedyNim::lost), Claim.winningReplies(EVEN, this::winning));
    }

    private static boolean lost(List<Long> heaps) {
        return greatest(heaps) == 0 || count(heaps, greatest(heaps)) % 2 == 0;
    }

    private static long count(List<Long> heaps, long size) {
        return heaps.stream().filter(heap -> heap == size).count();
    }

    /** A single greatest heap makes the next size occur an even number of times; of three or more any may go. */
    private Stream<Position> winning(List<Long> heaps) {
        if (lost(heaps)) {
            return Stream.empty();
        }
        long most = greatest(heaps);
        long next = greatest(heaps.stream().filter(heap -> heap < most).toList());
        boolean single = count(heaps, most) == 1;
        boolean join = next == 0 || count(heaps, next) % 2 == 1;
        long least = single && join ? next : 0;
        long end = single ? join ? next + 1 : next : most;
        Stream<Integer> places = IntStream.range(0, heaps.size())
                .filter(i -> heaps.get(i) == most)
                .boxed();
        return Lazily.flatMap(
                places, i -> LongStream.range(least, end).mapToObj(left -> at(HeapLists.with(heaps, i, left))));
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(2, 6, 3, 7, 4, 3, 5, 2);
    }

    @Override
    public Notation<List<Long>> notation() {
        return HeapSets.taking(
                Notation.longs("heap", 0),
                (heaps, set) -> set.cardinality() == 1 && heaps.get(set.nextSetBit(0)) == greatest(heaps));
    }
}
