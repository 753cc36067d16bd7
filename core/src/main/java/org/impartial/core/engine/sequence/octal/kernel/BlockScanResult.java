package org.impartial.core.engine.sequence.octal.kernel;

import org.impartial.core.engine.sequence.octal.option.EightHeaps;
import org.impartial.core.engine.sequence.octal.option.MixedHeaps;
import org.impartial.core.engine.sequence.octal.option.OptionParts;
import org.impartial.core.engine.sequence.octal.table.HeapTable;

/**
 * The results of scans for the heaps of one block, and its mixed heaps. The results of eight heaps are two cache lines,
 * since another thread may read them.
 */
final class BlockScanResult {
    /** The number of candidates kept for a heap. */
    static final int CANDIDATES = 4;

    /** The number of missing rare codes kept for a heap. */
    static final int MISSING = 11;

    private static final int WIDTH_BITS = 4;
    private static final int COUNT = CANDIDATES + MISSING;

    /** For each heap its candidates, its missing codes, and the number of these. */
    private final byte[] records;

    private final int[] reach;
    private final MixedHeaps mixed;
    private final MixedHeaps open;
    private int start = -1;

    BlockScanResult(HeapTable table, int block) {
        mixed = new MixedHeaps(table, block);
        open = new MixedHeaps(table, block);
        records = new byte[block << WIDTH_BITS];
        reach = new int[block / EightHeaps.COUNT];
    }

    /** Begins another block, with the options that are not scanned and those that are. */
    void begin(int first, OptionParts near, OptionParts... scanned) {
        start = first;
        open.find(first, near);
        mixed.find(first, scanned);
    }

    /** Returns the first heap of the block; −1 before the first one. */
    int start() {
        return start;
    }

    /** Returns the heaps of the block of which a scan must examine each option by itself. */
    MixedHeaps mixed() {
        return mixed;
    }

    /** Returns the heaps of the block that need the general method. */
    MixedHeaps open() {
        return open;
    }

    /** Returns the common codes, by their order, that no scanned option of a heap has. */
    int candidate(int index, int i) {
        return records[(index << WIDTH_BITS) + i] & 0xFF;
    }

    void setCandidate(int index, int i, int code) {
        records[(index << WIDTH_BITS) + i] = (byte) code;
    }

    /** Returns the rare codes of a heap below its last candidate for which no pair was found, ascending. */
    int missing(int index, int i) {
        return records[(index << WIDTH_BITS) + CANDIDATES + i] & 0xFF;
    }

    /** Returns the number of missing codes of a heap, of which the first {@link #MISSING} are listed. */
    int missingCount(int index) {
        return records[(index << WIDTH_BITS) + COUNT] & 0xFF;
    }

    void clearMissing(int index) {
        records[(index << WIDTH_BITS) + COUNT] = 0;
    }

    /** Adds a missing code; more than {@link #MISSING} are counted as one more. */
    void addMissing(int index, int code) {
        int count = missingCount(index);
        if (count < MISSING) {
            records[(index << WIDTH_BITS) + CANDIDATES + count] = (byte) code;
        }
        records[(index << WIDTH_BITS) + COUNT] = (byte) Math.min(count + 1, MISSING + 1);
    }

    /** Returns the distance up to which pairs were searched for, for eight heaps. */
    int reach(int index) {
        return reach[index / EightHeaps.COUNT];
    }

    void setReach(int index, int distance) {
        reach[index / EightHeaps.COUNT] = distance;
    }
}
