package org.impartial.solve.engine.sequence.octal.kernel;

import org.impartial.solve.engine.sequence.octal.option.MixedHeaps;
import org.impartial.solve.engine.sequence.octal.option.OptionParts;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;

/** The mixed heaps of one block, by the kind of option that makes them so. Indices are modulo the length of the block. */
final class BlockMixed {
    private final MixedHeaps scanned;
    private final MixedHeaps open;
    private final int mask;

    BlockMixed(HeapTable table, int block) {
        mask = block - 1;
        scanned = new MixedHeaps(table, block);
        open = new MixedHeaps(table, block);
    }

    /** Begins another block, with the options that are not scanned and those that are. */
    void begin(int first, OptionParts near, OptionParts far, OptionParts pairs) {
        open.find(first, near);
        scanned.find(first, far, pairs);
    }

    /**
     * Returns of which of eight heaps a scan must examine each option by itself; the lowest bit is that of the first,
     * whose index in the block is a multiple of eight.
     */
    int scanned(int index) {
        return scanned.eight(index & mask);
    }

    /** Returns whether the heap of an index needs the general method. */
    boolean isOpen(int index) {
        return open.has(index & mask);
    }
}
