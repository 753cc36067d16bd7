package org.impartial.games.coin;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/**
 * An explicit list of sets of coins. Coins that are not the rightmost of any set have the value 0.
 *
 * @param first the label of the leftmost coin, 0 or 1
 * @param sets the sets of coins that may be turned, each once
 * @param labels the coins that occur in some set, ascending
 */
record Listed(long first, List<Coins> sets, List<Long> labels) implements TurningSet {
    /** The label that stands for a missing coin. */
    private static final long NONE = -1;

    /** Keeps each set once; rejects an empty set and labels before the first. */
    static Listed of(long first, List<Coins> sets) {
        for (Coins set : sets) {
            if (set.isEmpty() || set.labels().findFirst().orElse(first) < first) {
                throw new NotationException("a move turns at least one coin, and no coin before coin " + first);
            }
        }
        List<Long> labels = sets.stream()
                .flatMap(set -> set.labels().boxed())
                .sorted()
                .distinct()
                .toList();
        return new Listed(first, sets.stream().distinct().toList(), labels);
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return sets.stream().filter(set -> set.greatest() == rightmost);
    }

    @Override
    public long count(long rightmost) {
        return turns(rightmost).count();
    }

    @Override
    public long widest(long rightmost) {
        return sets.stream().mapToLong(Coins::size).max().orElse(0);
    }

    /** Heads are counted among the coins that occur in a move; others cannot move. */
    @Override
    public long heap(long label) {
        return Collections.binarySearch(labels, label);
    }

    @Override
    public long label(long heap) {
        return heap < labels.size() ? labels.get((int) heap) : NONE;
    }

    /** Returns the notation of the set. */
    @Override
    public String toString() {
        return sets.stream()
                .map(set -> set.labels().mapToObj(String::valueOf).collect(Collectors.joining(",", ",[", "]")))
                .collect(Collectors.joining("", "list", ""));
    }
}
