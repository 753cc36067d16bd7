package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.CommonPairs;
import org.impartial.solve.engine.sequence.octal.table.EightHeaps;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;

/** Examines the options whose parts both lie before a block, so that several threads can work on one block. */
final class BlockScan {
    /** The approximate number of pairs examined for a rare code before it is left to the sequential part. */
    static final int LOOKS = 4096;

    private final HeapTable table;
    private final int block;
    private final CommonPairs search;
    private final OptionParts rareOffers;
    private final OptionParts pairs;
    private int furthest;

    /** Creates a scan; both parts of each option must lie at least a block below the heap. */
    BlockScan(HeapTable table, int block, CommonPairs search, OptionParts rareOffers, OptionParts pairs) {
        this.table = table;
        this.block = block;
        this.search = search;
        this.rareOffers = rareOffers;
        this.pairs = pairs;
    }

    /** Examines eight heaps, or fewer, above settled ones; {@code index} is the first in {@code found}. */
    void look(int from, int to, int index, BlockScanResult found) {
        byte[] common = EightHeaps.take(table.cells(), rareOffers, from);
        byte[] rare = EightHeaps.take(table.cells(), pairs, from);
        furthest = pairs.furthest();
        for (int i = 0; i < to - from; i++) {
            look(from + i, index + i, common, rare, i, found);
        }
        found.setReach(index, furthest);
    }

    private void look(int heap, int index, byte[] common, byte[] rare, int row, BlockScanResult found) {
        int code = -1;
        for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
            code = Math.min(EightHeaps.leastMissing(common, row, code + 1), HeapTable.CODES - 1);
            found.setCandidate(index, i, code);
        }
        missing(heap, index, table.rareLimit(code, heap), rare, row, found);
    }

    /** Records the rare codes below a limit without a pair; most above the first candidate are not searched for. */
    private void missing(int heap, int index, int limit, byte[] rare, int row, BlockScanResult found) {
        int searched = table.rareLimit(found.candidate(index, 0), heap);
        found.clearMissing(index);
        int code = EightHeaps.leastMissing(rare, row, 0);
        while (code < limit) {
            if (code >= searched || !found(heap, code)) {
                found.addMissing(index, code);
            }
            code = EightHeaps.leastMissing(rare, row, code + 1);
        }
    }

    private boolean found(int heap, int code) {
        int first = search.find(heap, block, block + LOOKS, code);
        furthest = Math.max(furthest, first);
        return first >= 0;
    }
}
