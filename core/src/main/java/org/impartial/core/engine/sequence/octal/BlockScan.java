package org.impartial.core.engine.sequence.octal;

/**
 * Examines those options of the heaps of a block whose parts both lie before the block, so that several threads can
 * work on one block.
 */
final class BlockScan {
    /** The approximate number of pairs examined for a rare code before it is left to the sequential part. */
    static final int LOOKS = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final int block;
    private final CommonPairs search;
    private final OptionParts rareOffers;
    private final OptionParts pairs;

    /** Creates a scan; both parts of each option must lie at least a block below the heap. */
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
     * Examines a range of heaps of a block, except the mixed ones. The range starts at a multiple of eight heaps after
     * the start of the block. All heaps at least a block below a heap of the range must be settled.
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
     * Records the rare codes below a limit for which no pair is found. Most codes above the first candidate are not
     * needed, so no further pairs are searched for them.
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
