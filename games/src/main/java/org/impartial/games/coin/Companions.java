package org.impartial.games.coin;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.notation.NotationException;

/**
 * A coin with companions, all on the row, at given distances of at least 1 to its left; an empty pattern is the coin
 * alone.
 */
record Companions(long first, List<List<Long>> patterns) implements TurningSet {
    Companions {
        patterns = patterns.stream()
                .map(pattern -> pattern.stream().sorted().distinct().toList())
                .distinct()
                .toList();
        if (patterns.stream().anyMatch(pattern -> !pattern.isEmpty() && pattern.get(0) < 1)) {
            throw new NotationException("companions stand at distances from 1 on to the left of the rightmost coin");
        }
    }

    @Override
    public Stream<Coins> turns(long rightmost) {
        return patterns.stream()
                .filter(pattern -> farthest(pattern) <= rightmost - first)
                .map(pattern -> pattern.stream()
                        .map(distance -> Coins.of(rightmost - distance))
                        .reduce(Coins.of(rightmost), Coins::turned));
    }

    @Override
    public long count(long rightmost) {
        return patterns.stream()
                .filter(pattern -> farthest(pattern) <= rightmost - first)
                .count();
    }

    @Override
    public long widest(long rightmost) {
        return 1L + patterns.stream().mapToInt(List::size).max().orElse(0);
    }

    @Override
    public Optional<HeapCode> headCode() {
        return patterns.stream().allMatch(pattern -> pattern.size() == 1)
                ? Optional.of(new SubtractionSet.Finite(
                        patterns.stream().flatMap(List::stream).toList()))
                : Optional.of(new HeapPatterns(patterns));
    }

    private static long farthest(List<Long> pattern) {
        return pattern.isEmpty() ? 0 : Collections.max(pattern);
    }

    @Override
    public String toString() {
        return patterns.stream()
                .map(pattern -> pattern.stream().map(String::valueOf).collect(Collectors.joining(",", ",[", "]")))
                .collect(Collectors.joining("", "companions", ""));
    }
}
