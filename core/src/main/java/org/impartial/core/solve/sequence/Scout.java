package org.impartial.core.solve.sequence;

/**
 * Looks at the options of heaps of a block whose parts both lie before it, so that several scouts can work on one block.
 */
final class Scout {
    /** Pairs looked at for one rare code before it is given up to the sequential part. */
    static final int LOOKS = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final int block;
    private final CommonPairs search;
    private final Offers rareOffers;
    private final Offers pairs;
    private final MixedHeaps mixed;

    /** The offers lie at least a block away. */
    Scout(
            HeapTable table,
            BreakingRule rule,
            int block,
            CommonPairs search,
            Offers rareOffers,
            Offers pairs,
            MixedHeaps mixed) {
        this.table = table;
        this.rule = rule;
        this.block = block;
        this.search = search;
        this.rareOffers = rareOffers;
        this.pairs = pairs;
        this.mixed = mixed;
    }

    /**
     * Looks at the heaps from one to another, but the mixed ones, of the block that starts at {@code start}. The first one
     * comes a multiple of eight after that.
     */
    void look(int start, int from, int to, Scouting found) {
        for (int eight = from; eight < to; eight += EightHeaps.COUNT) {
            int mixedOnes = mixed.eight(eight - start);
            if (mixedOnes != EightHeaps.ALL) {
                byte[] common = EightHeaps.take(table.cells(), rareOffers, eight);
                byte[] rare = EightHeaps.take(table.cells(), pairs, eight);
                for (int i = 0; i < Math.min(EightHeaps.COUNT, to - eight); i++) {
                    if ((mixedOnes & 1 << i) == 0) {
                        look(eight + i, eight + i - start, common, rare, i, found);
                    }
                }
            }
        }
    }

    private void look(int heap, int index, byte[] common, byte[] rare, int row, Scouting found) {
        int code = -1;
        for (int i = 0; i < Scouting.CANDIDATES; i++) {
            code = Math.min(EightHeaps.leastMissing(common, row, code + 1), HeapTable.CODES - 1);
            found.candidates[index * Scouting.CANDIDATES + i] = (byte) code;
        }
        found.reach[index] = pairs.furthest();
        missing(heap, index, table.rareLimit(code, heap), rare, row, found);
    }

    /** Notes the rare codes below a limit that no pair gives; above the first candidate most are not needed, nor searched. */
    private void missing(int heap, int index, int limit, byte[] rare, int row, Scouting found) {
        int searched = table.rareLimit(found.candidates[index * Scouting.CANDIDATES] & 0xFF, heap);
        int count = 0;
        int code = EightHeaps.leastMissing(rare, row, 0);
        while (code < limit) {
            if (code >= searched || !found(heap, index, code, found)) {
                if (count < Scouting.MISSING) {
                    found.missing[index * Scouting.MISSING + count] = (byte) code;
                }
                count++;
            }
            code = EightHeaps.leastMissing(rare, row, code + 1);
        }
        found.missingCount[index] = count;
    }

    private boolean found(int heap, int index, int code, Scouting found) {
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int first = search.find(sum, block, block + LOOKS, code);
            if (first >= 0) {
                found.reach[index] = Math.max(found.reach[index], first);
                return true;
            }
        }
        return false;
    }
}
