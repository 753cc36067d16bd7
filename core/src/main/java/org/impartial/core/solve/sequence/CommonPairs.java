package org.impartial.core.solve.sequence;

/** Looks for two heaps of one class with a given XOR; what {@link PairSearch} finds among codes may be of two classes. */
final class CommonPairs {
    private CommonPairs() {}

    /**
     * The first part a ≥ {@code from} of a pair (a, sum − a) of one class whose codes have the wanted XOR, or −1 if there
     * is none with a ≤ {@code to}.
     */
    static int find(HeapTable table, int sum, int from, int to, int wanted) {
        int hit = PairSearch.find(table.cells(), sum, from, to, wanted);
        while (hit >= 0 && table.isRare(hit) != table.isRare(sum - hit)) {
            hit = PairSearch.find(table.cells(), sum, hit + 1, to, wanted);
        }
        return hit;
    }
}
