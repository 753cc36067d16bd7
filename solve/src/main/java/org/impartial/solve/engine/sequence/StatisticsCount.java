package org.impartial.solve.engine.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.impartial.solve.engine.sequence.SequenceStatistics.ValueCount;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.SpaceFinder;
import org.impartial.solve.engine.sequence.word.Word;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.SparseSpace;
import org.jspecify.annotations.Nullable;

/** Counts the values of a table in one pass, and those beyond it by a period. */
/*
 * Implementation: the class of a heap is a function of its value and its parity, so heaps are counted by these, and
 * divided at the end.
 */
final class StatisticsCount {
    private final IntUnaryOperator values;
    private final int heaps;
    private int[][] counts = new int[2][64];
    private int[][] last = new int[2][64];
    private int greatest;
    private int greatestAt;

    private StatisticsCount(IntUnaryOperator values, int heaps) {
        this.values = values;
        this.heaps = heaps;
    }

    /** Counts the values below a size, also beyond the table by a period; they are divided as those of the table. */
    static SequenceStatistics of(
            Word word, @Nullable BreakingRule rule, IntUnaryOperator values, Optional<Period> period, int heaps) {
        StatisticsCount count = new StatisticsCount(values, heaps);
        if (period.isPresent() && period.get().saltus() == 0) {
            // An odd period changes the parity of a heap, and twice the period does not.
            count.repeated(period.get().preperiod(), 2 * period.get().period());
        } else {
            for (int heap = 0; heap < heaps; heap++) {
                count.add(heap, 1, heap);
            }
        }
        boolean small = heaps > 1 && word.length() > 1 && count.greatest < 2 * HeapTable.CODES;
        return count.statistics(
                small ? Optional.of(SpaceFinder.find(word, 1, rule, SparseSpace.NONE)) : Optional.empty());
    }

    private void repeated(long preperiod, long period) {
        long from = Math.max(1, preperiod); // heap 0 is rare by convention, and those that repeat it may not be
        for (long heap = 0; heap < Math.min(heaps, from + period); heap++) {
            long repeated = heap < from ? 0 : (heaps - 1 - heap) / period;
            add((int) heap, (int) repeated + 1, (int) (heap + repeated * period));
        }
    }

    /** Counts a heap, and those that repeat it, up to a last one. */
    private void add(int heap, int times, int end) {
        int value = values.applyAsInt(heap);
        if (value > greatest) {
            greatest = value;
            greatestAt = heap;
            if (value >= counts[0].length) {
                int length = Math.max(value + 1, (int) Math.min(heaps, 2L * value));
                for (int parity = 0; parity < 2; parity++) {
                    counts[parity] = Arrays.copyOf(counts[parity], length);
                    last[parity] = Arrays.copyOf(last[parity], length);
                }
            }
        }
        counts[heap & 1][value] += times;
        last[heap & 1][value] = Math.max(last[heap & 1][value], end);
    }

    private SequenceStatistics statistics(Optional<SparseSpace> space) {
        List<ValueCount> found = new ArrayList<>();
        int allRare = 0;
        int lastRare = 0;
        for (int value = 0; value <= greatest; value++) {
            int[] ofClass = new int[2];
            if (heaps > 0 && value == values.applyAsInt(0)) {
                counts[0][value]--;
                ofClass[0]++;
            }
            for (int parity = 0; parity < 2; parity++) {
                int heap = parity;
                int own = value;
                boolean rare =
                        space.filter(s -> s.mask() != 0 && s.isRare(own, heap)).isPresent();
                ofClass[rare ? 0 : 1] += counts[parity][value];
                lastRare = rare ? Math.max(lastRare, last[parity][value]) : lastRare;
            }
            allRare += ofClass[0];
            if (ofClass[0] + ofClass[1] > 0) {
                found.add(new ValueCount(value, ofClass[0], ofClass[1]));
            }
        }
        int rare = allRare;
        Optional<SparseSpace> counted = space.map(s -> new SparseSpace(s.mask(), s.parity(), s.anchor(), rare, heaps));
        return new SequenceStatistics(heaps, greatest, greatestAt, found, counted, lastRare);
    }
}
