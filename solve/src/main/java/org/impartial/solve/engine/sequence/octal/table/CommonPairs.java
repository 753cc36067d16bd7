package org.impartial.solve.engine.sequence.octal.table;

/** Searches for two heaps of one class whose codes have a given XOR, which {@link PairSearch} does in any class. */
public final class CommonPairs {
    /** The greatest number of heaps kept in reverse order; few searches go further. */
    private static final int TURNED = 1 << 16;

    private final HeapTable table;
    private final BreakingRule rule;
    private final PairSearch search = new PairSearch(1);

    /** Creates a search in a table whose division stays fixed. */
    public CommonPairs(HeapTable table, BreakingRule rule) {
        this.table = table;
        this.rule = rule;
        search.cover(table.cells(), Math.min(table.length(), TURNED));
    }

    /** Returns the first part, {@code from} to {@code most}, of a pair of one class with the XOR wanted; −1 if none. */
    public int find(int heap, int from, int most, int wanted) {
        int hit = -1;
        for (int i = 0; hit < 0 && i < rule.breaks().length; i++) {
            int sum = heap - rule.breaks()[i];
            hit = findPair(sum, from, Math.min(most, rule.lastFirst(sum)), wanted);
        }
        return hit;
    }

    private int findPair(int sum, int from, int to, int wanted) {
        int hit = search.find(table.cells(), sum, from, to, wanted);
        while (hit >= 0 && table.isRare(hit) != table.isRare(sum - hit)) {
            hit = search.find(table.cells(), sum, hit + 1, to, wanted);
        }
        return hit;
    }
}
