package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.MixedHeaps;
import org.impartial.solve.engine.sequence.octal.table.OptionParts;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.octal.table.Stamps;

/** Settles scanned heaps, one after the other, by their options with a rare heap less than a block below them. */
record BlockSettling(
        HeapTable table, BreakingRule rule, PairReach reach, SingleHeaps general, OptionParts near, Stamps nearCodes) {

    /**
     * Settles a range of heaps, to be found from an index on, up to a rare one; returns false if a value does not fit.
     */
    boolean settle(int from, int end, int index, MixedHeaps mixed, BlockScanResult found) {
        byte[] cells = table.cells();
        for (int heap = from; heap < end; heap++) {
            int at = index + heap - from;
            int code = mixed.has(at % BlockKernel.BLOCK) ? -1 : common(heap, at, found);
            if (code < 0 || !allRareFound(heap, at, code, found)) {
                if (!general.step(heap)) {
                    return false;
                }
                if (table.isRare(heap)) {
                    return true;
                }
            } else {
                cells[heap] = (byte) code;
                table.advance(heap + 1);
                reach.note(heap, found.reach(at));
            }
        }
        return true;
    }

    /** Returns the least candidate that is not the code of a near option, or −1. */
    private int common(int heap, int index, BlockScanResult found) {
        byte[] cells = table.cells();
        nearCodes.clear();
        for (int j = 0; j < near.count(); j++) {
            nearCodes.add((cells[heap - near.offsets()[j]] ^ near.codes()[j]) & 0xFF);
        }
        for (int taken : rule.singles()) {
            int value = table.at(heap - taken);
            nearCodes.add(table.code(value) + (table.space().isRare(value, heap) ? Stamps.RARE : 0));
        }
        for (int i = 0; i < BlockScanResult.CANDIDATES; i++) {
            int code = found.candidate(index, i);
            if (!nearCodes.has(code)) {
                return code == HeapTable.CODES - 1 ? -1 : code;
            }
        }
        return -1;
    }

    private boolean allRareFound(int heap, int index, int code, BlockScanResult found) {
        int count = found.missingCount(index);
        int limit = table.rareLimit(code, heap);
        for (int i = 0; i < Math.min(count, BlockScanResult.MISSING); i++) {
            int wanted = found.missing(index, i);
            if (wanted >= limit) {
                return true;
            }
            if (!nearCodes.has(wanted + Stamps.RARE) && !general.found(heap, 1, wanted)) {
                return false;
            }
        }
        return count <= BlockScanResult.MISSING;
    }
}
