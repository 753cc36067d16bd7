package org.impartial.core.contract;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapGame.HeapPatterns;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.HeapOptions.RecordedOptions;

/** The options of a heap by patterns of distances against those by the rules; heaps of 0 are heaps like others. */
final class PatternMoves {
    private PatternMoves() {}

    static Optional<String> fault(HeapGame game, HeapPatterns patterns, int heap) {
        Set<List<Long>> data = patterns.upTo(heap)
                .map(pattern -> pattern.stream().map(d -> heap - d).sorted().toList())
                .collect(Collectors.toSet());
        Set<List<Long>> rules = of(game, heap);
        return data.equals(rules)
                ? Optional.empty()
                : Optional.of("from a heap of " + heap + " the patterns " + patterns + " give " + without(data, rules)
                        + " that the rules do not give, and the rules give " + without(rules, data)
                        + " besides the patterns");
    }

    private static Set<List<Long>> of(HeapGame game, int heap) {
        RecordedOptions recorded = HeapOptions.recording();
        recorded.record(game, heap);
        return IntStream.range(0, recorded.count())
                .mapToObj(option -> IntStream.range(0, recorded.parts(option))
                        .mapToObj(part -> (long) recorded.part(option, part))
                        .sorted()
                        .toList())
                .collect(Collectors.toSet());
    }

    private static Set<List<Long>> without(Set<List<Long>> some, Set<List<Long>> others) {
        Set<List<Long>> left = new HashSet<>(some);
        left.removeAll(others);
        return left;
    }
}
