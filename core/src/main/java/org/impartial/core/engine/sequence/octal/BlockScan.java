package org.impartial.core.engine.sequence.octal;

/**
 * Examines the options of heaps of a block whose parts both lie before it, so that several threads can work on one
 * block.
 */
final class BlockScan {
    /** The number of pairs examined for a rare code before it is left to the sequential part. */
    static final int LOOKS = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final int block;
    private final CommonPairs search;
    private final OptionParts rareOffers;
    private final OptionParts pairs;

    /** Checks that the parts of the options lie at least a block away. */
    BlockScan(
            HeapTable table,
            BreakingRule rule,
            int block,
            CommonPairs search,
            OptionParts rareOffers,
            OptionParts pairs) {
        this.table = table;
        this.rule = rule;
        this.block = block;
        this.search = search;
        this.rareOffers = rareOffers;
        this.pairs = pairs;
    }

    /**
     * Examines a range of heaps of a block, without the mixed ones. The range starts a multiple of eight after the block. The
     * heaps a block before it must be settled.
     */
    void look(int from, int to, BlockScanResult found) {
        int start = found.start();
        for (int eight = from; eight < to; eight += EightHeaps.COUNT) {
            int mixedOnes = found.mixed().eight(eight - start);
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

    private void look(int heap, int index, byte[] common, byte[] rare, int row, BlockScanResult found) {
        int code = -1;
        for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
            code = Math.min(EightHeaps.leastMissing(common, row, code + 1), HeapTable.CODES - 1);
            found.candidates[index * BlockScanResult.CANDIDATES + i] = (byte) code;
        }
        found.reach[index] = pairs.furthest();
        missing(heap, index, table.rareLimit(code, heap), rare, row, found);
    }

    /**
     * Records the rare codes below a limit that no pair has; above the first candidate most are not needed, nor
     * searched.
     */
    private void missing(int heap, int index, int limit, byte[] rare, int row, BlockScanResult found) {
        int searched = table.rareLimit(found.candidates[index * BlockScanResult.CANDIDATES] & 0xFF, heap);
        int count = 0;
        int code = EightHeaps.leastMissing(rare, row, 0);
        while (code < limit) {
            if (code >= searched || !found(heap, index, code, found)) {
                if (count < BlockScanResult.MISSING) {
                    found.missing[index * BlockScanResult.MISSING + count] = (byte) code;
                }
                count++;
            }
            code = EightHeaps.leastMissing(rare, row, code + 1);
        }
        found.missingCount[index] = count;
    }

    private boolean found(int heap, int index, int code, BlockScanResult found) {
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
