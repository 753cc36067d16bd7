package org.impartial.core.engine.sequence.octal;

/** The results for the heaps of one block from the options whose parts lie before the block. */
final class BlockScanResult {
    /** The number of candidates kept for a heap. */
    static final int CANDIDATES = 4;

    /** The number of missing rare codes kept for a heap. */
    static final int MISSING = 12;

    /** For each heap of the block the least common codes not taken. */
    final byte[] candidates;

    /** For each heap of the block the rare codes below its last candidate for which no pair was found, ascending. */
    final byte[] missing;

    /** The number of missing codes; more than {@link #MISSING} if they are not all listed. */
    final int[] missingCount;

    /** For each heap of the block, the distance up to which pairs were searched for. */
    final int[] reach;

    BlockScanResult(int block) {
        candidates = new byte[block * CANDIDATES];
        missing = new byte[block * MISSING];
        missingCount = new int[block];
        reach = new int[block];
    }
}
