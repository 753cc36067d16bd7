package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.BreakingCode;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.SubtractionSet;

/**
 * What engines may read in the place of the rules of a heap game, a subtraction set or a code, against the rules. Options
 * are compared as sets of ascending lists of non-empty heaps.
 */
record HeapData(HeapGame game) {

    Optional<String> subtracted(long heap, SubtractionSet set) {
        return difference(
                heap, set.upTo(heap).mapToObj(taken -> heaps(heap - taken)).collect(Collectors.toSet()));
    }

    Optional<String> broken(long heap, BreakingCode code) {
        Set<List<Long>> options = new HashSet<>();
        for (int removed = 0; removed <= heap; removed++) {
            long rest = heap - removed;
            int digit = code.digit(removed);
            for (int parts = 0; parts < Integer.SIZE; parts++) {
                if ((digit >> parts & 1) != 0) {
                    options.addAll(partitions(rest, parts, 1));
                }
            }
        }
        return difference(heap, options);
    }

    /** The ways to write a number as an ascending list of so many parts from a least one on; at most three parts. */
    private static List<List<Long>> partitions(long number, int parts, long least) {
        if (parts == 0) {
            return number == 0 ? List.of(List.of()) : List.of();
        }
        List<List<Long>> found = new ArrayList<>();
        for (long first = parts == 1 ? Math.max(number, least) : least; first * parts <= number; first++) {
            for (List<Long> others : partitions(number - first, parts - 1, first)) {
                List<Long> all = new ArrayList<>(List.of(first));
                all.addAll(others);
                found.add(all);
            }
        }
        return found;
    }

    private Optional<String> difference(long heap, Set<List<Long>> data) {
        Set<List<Long>> rules =
                game.optionsOf(heap).stream().map(HeapData::heaps).collect(Collectors.toSet());
        return data.equals(rules)
                ? Optional.empty()
                : Optional.of("it gives the heaps " + data + ", but the rules give " + rules);
    }

    private static List<Long> heaps(Position option) {
        return option.components().stream()
                .map(part -> (Long) part.state())
                .filter(heap -> heap > 0)
                .sorted()
                .toList();
    }

    private static List<Long> heaps(long heap) {
        return heap == 0 ? List.of() : List.of(heap);
    }
}
