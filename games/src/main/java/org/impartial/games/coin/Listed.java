package org.impartial.games.coin;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/** An explicit list of distinct sets of coins; coins that are not the rightmost of any have the value 0. */
record Listed(long first, List<Coins> sets, List<Long> labels) implements TurningSet {
    private static final long NONE = -1;

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

    @Override
    public String toString() {
        return sets.stream()
                .map(set -> set.labels().mapToObj(String::valueOf).collect(Collectors.joining(",", ",[", "]")))
                .collect(Collectors.joining("", "list", ""));
    }
}
