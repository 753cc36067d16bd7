package org.impartial.solve.engine.sequence.octal;

import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairSearch;

/** Tables without sparse space: marks some pairs, and searches all others, much faster, for the candidates left. */
final class ScanKernel implements Kernel {
    private static final int LEAST_AT_ONCE = 32;

    /** The number of pairs that can be searched at the cost of marking one. */
    private static final int LOOKS_PER_PAIR = 2;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairSearch search;
    private int covered;

    /** The marks of values. The length is a power of 2 above the XOR of any two values so far. */
    private byte[] seen;

    private int atOnce = LEAST_AT_ONCE;
    private long options;

    ScanKernel(HeapTable table, BreakingRule rule) {
        this.table = table;
        this.rule = rule;
        this.search = new PairSearch(table.bytes());
        this.seen = new byte[2 * Integer.highestOneBit(Math.max(1, table.greatest()))];
    }

    @Override
    public HeapEngineKind kind() {
        return HeapEngineKind.SCAN;
    }

    @Override
    public void fill(int heaps, Meter meter) {
        int end = Math.min(heaps, table.longest());
        table.reserve(end);
        boolean fits = true;
        while (fits && table.length() < end) {
            options = 0;
            fits = step(table.length());
            meter.spend(1, options);
        }
    }

    private boolean step(int heap) {
        Arrays.fill(seen, (byte) 0);
        for (int taken : rule.singles()) {
            seen[table.at(heap - taken)] = 1;
        }
        if (rule.lastFirst(heap) >= covered) {
            search.cover(table.cells(), heap);
            covered = heap;
        }
        for (int taken : rule.breaks()) {
            takeFirst(heap - taken);
        }
        int searches = 1;
        int value = leastMissing(0);
        while (value < seen.length && found(heap, value)) {
            value = leastMissing(value + 1);
            searches++;
        }
        if (!table.holds(value)) {
            return false;
        }
        table.append(value);
        if (value == seen.length) {
            seen = new byte[2 * value];
        }
        balance(searches);
        return true;
    }

    private void takeFirst(int sum) {
        int last = Math.min(atOnce, rule.lastFirst(sum));
        search.take(table.cells(), sum, 1, last, seen);
        options += last;
    }

    private int leastMissing(int from) {
        int value = from;
        while (value < seen.length && seen[value] != 0) {
            value++;
        }
        return value;
    }

    private boolean found(int heap, int value) {
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int last = rule.lastFirst(sum);
            int first = search.find(table.cells(), sum, atOnce + 1, last, value);
            options += Math.max(0, (first < 0 ? last : first) - atOnce) / LOOKS_PER_PAIR;
            if (first >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Marks more pairs if more than {@value #LOOKS_PER_PAIR} values had to be searched for, else fewer. */
    private void balance(int searches) {
        if (searches > LOOKS_PER_PAIR) {
            atOnce += 1 + atOnce / 16;
        } else if (atOnce > LEAST_AT_ONCE) {
            atOnce -= 1 + atOnce / 16;
        }
    }
}
