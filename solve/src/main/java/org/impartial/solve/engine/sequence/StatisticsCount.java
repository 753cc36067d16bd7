package org.impartial.solve.engine.sequence;

import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.impartial.solve.engine.sequence.SequenceStatistics.ValueCount;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.SpaceFinder;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/** Counts the values of a table in one pass, and those beyond it by a period. */
final class StatisticsCount {
    private final TreeMap<Integer, int[]> counts = new TreeMap<>();
    private final SparseSpace space;
    private final IntUnaryOperator values;
    private final int heaps;
    private int rare;
    private int lastRare;

    private StatisticsCount(SparseSpace space, IntUnaryOperator values, int heaps) {
        this.space = space;
        this.values = values;
        this.heaps = heaps;
    }

    /**
     * Counts the values of the heaps below a size. The division into rare and common values is that of the table.
     *
     * @param word the values that are computed
     * @param values the values, also of heaps beyond the table if there is a period
     * @param period the period; values with a saltus are counted one by one
     */
    static SequenceStatistics of(
            Word word, @Nullable BreakingRule rule, IntUnaryOperator values, Optional<Period> period, int heaps) {
        boolean repeats = period.isPresent() && period.get().saltus() == 0;
        long most = repeats ? period.get().preperiod() + period.get().period() : heaps;
        int greatestAt = 0;
        for (int heap = 1; heap < Math.min(heaps, most); heap++) {
            if (values.applyAsInt(heap) > values.applyAsInt(greatestAt)) {
                greatestAt = heap;
            }
        }
        int greatest = heaps == 0 ? 0 : values.applyAsInt(greatestAt);
        boolean small = heaps > 1 && word.length() > 1 && greatest < 2 * HeapTable.CODES;
        SparseSpace found = small ? SpaceFinder.find(word, 1, rule, SparseSpace.NONE) : SparseSpace.NONE;
        StatisticsCount count = new StatisticsCount(found, values, heaps);
        if (repeats) {
            // The class of a heap may depend on its parity, which an odd period changes.
            count.repeated(period.get().preperiod(), period.get().period() * (found.parity() ? 2 : 1));
        } else {
            IntStream.range(0, heaps).forEach(heap -> count.add(heap, 1, 0));
        }
        return count.statistics(greatest, greatestAt, small);
    }

    private void repeated(long preperiod, long period) {
        long from = Math.max(1, preperiod); // heap 0 is rare by convention, and those that repeat it may not be
        for (long heap = 0; heap < Math.min(heaps, from + period); heap++) {
            add((int) heap, heap < from ? 1 : (int) ((heaps - 1 - heap) / period + 1), (int) period);
        }
    }

    /** Counts a heap, and those that follow it at a distance and have its value and class. */
    private void add(int heap, int times, int distance) {
        int value = values.applyAsInt(heap);
        boolean isRare = heap == 0 || (space.mask() != 0 && space.isRare(value, heap));
        counts.computeIfAbsent(value, v -> new int[2])[isRare ? 0 : 1] += times;
        if (isRare) {
            rare += times;
            lastRare = Math.max(lastRare, heap + (times - 1) * distance);
        }
    }

    private SequenceStatistics statistics(int greatest, int greatestAt, boolean divided) {
        SparseSpace all = new SparseSpace(space.mask(), space.parity(), space.anchor(), rare, heaps);
        return new SequenceStatistics(
                heaps,
                greatest,
                greatestAt,
                counts.entrySet().stream()
                        .map(e -> new ValueCount(e.getKey(), e.getValue()[0], e.getValue()[1]))
                        .toList(),
                divided ? Optional.of(all) : Optional.empty(),
                lastRare);
    }
}
