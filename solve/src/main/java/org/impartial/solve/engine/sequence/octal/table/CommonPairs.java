package org.impartial.solve.engine.sequence.octal.table;

/**
 * Searches for two heaps of one class whose codes have a given XOR, since the pairs that {@link PairSearch} finds may
 * be of two classes.
 */
public final class CommonPairs {
    /** The greatest number of heaps kept in reverse order; few searches go further. */
    private static final int TURNED = 1 << 16;

    private final HeapTable table;
    private final PairSearch search = new PairSearch(1);

    /** Creates a search in a table whose division stays fixed. */
    public CommonPairs(HeapTable table) {
        this.table = table;
        search.cover(table.cells(), Math.min(table.length(), TURNED));
    }

    /**
     * Returns the first part a ≥ {@code from} of a pair (a, sum − a) of one class whose codes have the wanted XOR, or
     * −1 if there is none with a ≤ {@code to}.
     */
    public int find(int sum, int from, int to, int wanted) {
        int hit = search.find(table.cells(), sum, from, to, wanted);
        while (hit >= 0 && table.isRare(hit) != table.isRare(sum - hit)) {
            hit = search.find(table.cells(), sum, hit + 1, to, wanted);
        }
        return hit;
    }
}
