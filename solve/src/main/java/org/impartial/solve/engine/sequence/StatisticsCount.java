package org.impartial.solve.engine.sequence;

import java.util.Optional;
import java.util.TreeMap;
import org.impartial.solve.engine.sequence.SequenceStatistics.ValueCount;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.SpaceFinder;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/** Counts the values of a table in one pass. */
final class StatisticsCount {
    private StatisticsCount() {}

    static SequenceStatistics of(Word word, @Nullable BreakingRule rule) {
        int greatestAt = 0;
        for (int heap = 1; heap < word.length(); heap++) {
            if (word.at(heap) > word.at(greatestAt)) {
                greatestAt = heap;
            }
        }
        int greatest = word.length() == 0 ? 0 : word.at(greatestAt);
        boolean small = word.length() > 1 && greatest < 2 * HeapTable.CODES;
        SparseSpace space = small ? SpaceFinder.find(word, 1, rule, SparseSpace.NONE) : SparseSpace.NONE;
        return count(word, space, greatest, greatestAt, small);
    }

    private static SequenceStatistics count(Word word, SparseSpace space, int greatest, int greatestAt, boolean small) {
        TreeMap<Integer, int[]> counts = new TreeMap<>();
        int lastRare = 0;
        for (int heap = 0; heap < word.length(); heap++) {
            int value = word.at(heap);
            boolean rare = heap == 0 || (small && space.isRare(value, heap));
            counts.computeIfAbsent(value, v -> new int[2])[rare ? 0 : 1]++;
            lastRare = rare ? heap : lastRare;
        }
        return new SequenceStatistics(
                word.length(),
                greatest,
                greatestAt,
                counts.entrySet().stream()
                        .map(e -> new ValueCount(e.getKey(), e.getValue()[0], e.getValue()[1]))
                        .toList(),
                small ? Optional.of(space) : Optional.empty(),
                lastRare);
    }
}
