package org.impartial.core.engine.sequence.octal;

/** The results of scans for the heaps of one block, and its mixed heaps. */
final class BlockScanResult {
    /** The number of candidates kept for a heap. */
    static final int CANDIDATES = 4;

    /** The number of missing rare codes kept for a heap. */
    static final int MISSING = 12;

    /** For each heap of the block, the least common codes that no scanned option has. */
    final byte[] candidates;

    /** For each heap of the block, the rare codes below its last candidate for which no pair was found, ascending. */
    final byte[] missing;

    /**
     * For each heap of the block, the number of missing codes; if above {@link #MISSING}, only the first are listed.
     */
    final int[] missingCount;

    /** For each heap of the block, the distance up to which pairs were searched for. */
    final int[] reach;

    private final MixedHeaps mixed;
    private int start = -1;

    BlockScanResult(HeapTable table, int block) {
        mixed = new MixedHeaps(table, block);
        candidates = new byte[block * CANDIDATES];
        missing = new byte[block * MISSING];
        missingCount = new int[block];
        reach = new int[block];
    }

    /** Begins another block; its mixed heaps are found for the given options. */
    void begin(int first, OptionParts... offers) {
        start = first;
        mixed.find(first, offers);
    }

    /** Returns the first heap of the block; −1 before the first one. */
    int start() {
        return start;
    }

    /** Returns the heaps of the block that no scan examines. */
    MixedHeaps mixed() {
        return mixed;
    }
}
