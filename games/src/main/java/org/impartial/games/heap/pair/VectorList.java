package org.impartial.games.heap.pair;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.NumberLists;

/** Reads lists of vectors, which are written {@code [0,1],[1,0]} or, in text, {@code 0,1;1,0}. */
final class VectorList {
    static final String FORM = "[0,1],[1,0],... or 0,1;1,0;..., of numbers from 0 on and not both 0; at most 64";
    private static final int MOST = 64;

    private VectorList() {}

    static List<TwoHeaps> read(Datum datum) {
        List<long[]> lists = NumberLists.read(datum, "a number of a vector");
        if (lists.isEmpty() || lists.size() > MOST) {
            throw new NotationException("there are 1 to " + MOST + " vectors, not " + lists.size() + "; write " + FORM);
        }
        return lists.stream()
                .map(VectorList::vector)
                .distinct()
                .sorted(Comparator.comparingLong(TwoHeaps::first).thenComparingLong(TwoHeaps::second))
                .toList();
    }

    private static TwoHeaps vector(long[] numbers) {
        if (numbers.length != 2 || (numbers[0] == 0 && numbers[1] == 0)) {
            throw new NotationException("a vector has two numbers, not both 0; write " + FORM);
        }
        return new TwoHeaps(numbers[0], numbers[1]);
    }
}
