package org.impartial.games.coin;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.notation.NotationException;

/**
 * An explicit list of sets of coins. Coins that are the rightmost of none are worth 0.
 *
 * @param first the label of the leftmost coin, 0 or 1
 * @param sets the sets of coins that may be turned
 */
public record Listed(long first, List<Coins> sets) implements TurningSet {

    /**
     * Keeps each set once, and refuses an empty one and labels before the first.
     *
     * @param first the label of the leftmost coin, 0 or 1
     * @param sets the sets of coins that may be turned
     */
    public Listed {
        sets = sets.stream().distinct().toList();
        for (Coins set : sets) {
            if (set.isEmpty() || set.labels().findFirst().orElse(first) < first) {
                throw new NotationException("a move turns at least one coin, and no coin before coin " + first);
            }
        }
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

    @Override
    public HeadTheory theory() {
        Map<Long, Long> values = new HashMap<>();
        new TreeMap<>(sets.stream().collect(Collectors.groupingBy(Coins::greatest)))
                .forEach((rightmost, turns) -> values.put(rightmost, mex(values, turns)));
        return new ListedTheory(this, values);
    }

    private static long mex(Map<Long, Long> values, List<Coins> turns) {
        Set<Long> seen = turns.stream()
                .map(turn -> turn.labels()
                        .map(label -> values.getOrDefault(label, 0L))
                        .reduce(0, (a, b) -> a ^ b))
                .collect(Collectors.toSet());
        return LongStream.iterate(0, value -> value + 1)
                .filter(value -> !seen.contains(value))
                .findFirst()
                .orElseThrow();
    }

    private record ListedTheory(Listed set, Map<Long, Long> values) implements HeadTheory {

        @Override
        public Basis basis() {
            return TableTheory.MEX;
        }

        @Override
        public boolean covers(long label) {
            return label <= Coins.GREATEST;
        }

        @Override
        public long value(long label) {
            return values.getOrDefault(label, 0L);
        }

        @Override
        public Stream<Coins> turns(long rightmost, long worth) {
            return set.turns(rightmost).filter(turn -> value(turn) == worth);
        }
    }

    /** The notation of the set. */
    @Override
    public String toString() {
        return sets.stream()
                .map(set -> set.labels().mapToObj(String::valueOf).collect(Collectors.joining(",", ",[", "]")))
                .collect(Collectors.joining("", "list", ""));
    }
}
