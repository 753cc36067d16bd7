package org.impartial.core.solve.sequence;

import org.impartial.core.solve.Effort;

/**
 * For codes without a sparse space: the first pairs are taken at once, which leaves few candidates; each is then looked
 * for among all other pairs, which is many times faster a pair than to take it.
 */
final class ScanKernel implements Kernel {
    private static final int LEAST_AT_ONCE = 32;

    /** To take a pair costs as much as to look at so many. */
    private static final int LOOKS_PER_PAIR = 12;

    private final HeapTable table;
    private final BreakingRule rule;
    private final int values;
    private final Stamps stamps;
    private int atOnce = LEAST_AT_ONCE;
    private long looks;
    private long options;

    ScanKernel(HeapTable table, BreakingRule rule) {
        this.table = table;
        this.rule = rule;
        this.values = table.high() == null ? HeapTable.CODES : HeapTable.WIDE;
        this.stamps = new Stamps(values);
    }

    @Override
    public EngineKind kind() {
        return EngineKind.SCAN;
    }

    @Override
    public void fill(int heaps, Effort effort) {
        table.reserve(heaps);
        boolean fits = true;
        while (fits && table.length() < heaps) {
            options = 0;
            fits = step(table.length());
            effort.spend(1, options);
        }
    }

    private boolean step(int heap) {
        stamps.clear();
        for (int taken : rule.singles()) {
            stamps.add(table.at(heap - taken));
        }
        for (int taken : rule.breaks()) {
            addFirst(heap - taken);
        }
        int value = stamps.leastMissing(0, values);
        while (value < values && found(heap, value)) {
            value = stamps.leastMissing(value + 1, values);
        }
        if (value == values) {
            return false;
        }
        table.append(value);
        balance(heap);
        return true;
    }

    private void addFirst(int sum) {
        byte[] cells = table.cells();
        byte[] high = table.high();
        int last = Math.min(atOnce, rule.lastFirst(sum));
        for (int a = 1; a <= last; a++) {
            int low = (cells[a] ^ cells[sum - a]) & 0xFF;
            stamps.add(high == null ? low : low | ((high[a] ^ high[sum - a]) & 0xFF) << 8);
        }
        options += last;
    }

    private boolean found(int heap, int value) {
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int last = rule.lastFirst(sum);
            int first = PairSearch.find(table.cells(), table.high(), sum, atOnce + 1, last, value);
            looks += (first < 0 ? last : first) - atOnce;
            if (first >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Takes more pairs at once where the search was the dearer part, apart from the last one, which must see all. */
    private void balance(int heap) {
        options += looks / LOOKS_PER_PAIR;
        looks -= (long) rule.breaks().length * rule.lastFirst(heap);
        if (looks > (long) atOnce * LOOKS_PER_PAIR * rule.breaks().length) {
            atOnce += 1 + atOnce / 16;
        } else if (atOnce > LEAST_AT_ONCE) {
            atOnce -= 1 + atOnce / 16;
        }
        looks = 0;
    }
}
