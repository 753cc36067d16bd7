package org.impartial.games.heap.vector;

import com.google.common.collect.Comparators;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.games.state.Require;

/** Games on several unordered heaps that form one state, since a move depends on all of them. */
interface HeapLists extends ImpartialGame<List<Long>> {
    Comparator<Iterable<Long>> ORDER = Comparators.lexicographical(Comparator.<Long>naturalOrder());

    @Override
    default List<Long> canonical(List<Long> heaps) {
        return heaps.stream().sorted().toList();
    }

    @Override
    default void requireState(List<Long> heaps) {
        Require.numbers(this, "heaps", 0, heaps);
    }

    @Override
    default Notation<List<Long>> notation() {
        return Notation.longs("heap", 0);
    }

    static List<Long> with(List<Long> heaps, int place, long size) {
        List<Long> next = new ArrayList<>(heaps);
        next.set(place, size);
        return List.copyOf(next);
    }

    static long xor(List<Long> heaps) {
        return heaps.stream().reduce(0L, (a, b) -> a ^ b);
    }

    static Stream<List<Long>> nimReplies(List<Long> heaps, long wanted) {
        long change = xor(heaps) ^ wanted;
        return IntStream.range(0, heaps.size())
                .filter(i -> (heaps.get(i) ^ change) < heaps.get(i))
                .mapToObj(i -> with(heaps, i, heaps.get(i) ^ change));
    }
}
