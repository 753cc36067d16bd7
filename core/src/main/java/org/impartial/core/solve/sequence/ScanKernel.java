package org.impartial.core.solve.sequence;

import org.impartial.core.solve.Effort;

/**
 * For codes without a sparse space: the first pairs are taken at once, which leaves few candidates; each is then looked
 * for among all other pairs, which is many times faster a pair than to take it.
 */
final class ScanKernel implements Kernel {
    private static final int AT_ONCE = 64;

    private final HeapTable table;
    private final BreakingRule rule;
    private final Stamps stamps = new Stamps();
    private long options;

    ScanKernel(HeapTable table, BreakingRule rule) {
        this.table = table;
        this.rule = rule;
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
        byte[] cells = table.cells();
        stamps.clear();
        for (int taken : rule.singles()) {
            stamps.add(cells[heap - taken] & 0xFF);
        }
        for (int taken : rule.breaks()) {
            addFirst(cells, heap - taken);
        }
        int code = stamps.leastMissing(0, HeapTable.CODES);
        while (code < HeapTable.CODES && found(cells, heap, code)) {
            code = stamps.leastMissing(code + 1, HeapTable.CODES);
        }
        if (code == HeapTable.CODES) {
            return false;
        }
        cells[heap] = (byte) code;
        table.advance(heap + 1);
        return true;
    }

    private void addFirst(byte[] cells, int sum) {
        int last = Math.min(AT_ONCE, rule.lastFirst(sum));
        for (int a = 1; a <= last; a++) {
            stamps.add((cells[a] ^ cells[sum - a]) & 0xFF);
        }
        options += last;
    }

    private boolean found(byte[] cells, int heap, int code) {
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int last = rule.lastFirst(sum);
            options += last / 8;
            if (PairSearch.find(cells, sum, AT_ONCE + 1, last, code) >= 0) {
                return true;
            }
        }
        return false;
    }
}
