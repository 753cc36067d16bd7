package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.EightHeaps;

/** The results of the scans of one thread, in two cache lines for eight heaps, as another thread reads them. */
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

    BlockScanResult(int heaps) {
        records = new byte[heaps << WIDTH_BITS];
        reach = new int[heaps / EightHeaps.COUNT];
    }

    /** Returns one of the least common codes that no scanned option of a heap has, ascending from index 0. */
    int candidate(int index, int i) {
        return records[(index << WIDTH_BITS) + i] & 0xFF;
    }

    void setCandidate(int index, int i, int code) {
        records[(index << WIDTH_BITS) + i] = (byte) code;
    }

    /** Returns one of the rare codes below the last candidate for which no pair was found, ascending from index 0. */
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
