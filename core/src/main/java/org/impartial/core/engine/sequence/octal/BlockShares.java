package org.impartial.core.engine.sequence.octal;

/**
 * The shares of several threads in a block. The caller settles the heaps, one after the other, and scans those in the
 * middle of the block. Meanwhile the helpers scan the last ones; while the caller settles these, they scan the first
 * ones of the next block, which depend on no heap that is open. The lengths follow from the ratio of the times for
 * settling and scanning a heap, such that neither side waits for the other in either phase.
 *
 * @param block the number of heaps of a block
 * @param helpers the number of threads besides the caller
 */
record BlockShares(int block, int helpers) {
    /** The number of heaps that are settled in the time of scanning one. */
    private static final int SETTLED = 4;

    /** Returns the first heap that the helpers scan at the end of a block, counted from its start. */
    int late() {
        int share = block * helpers * (SETTLED + 1) / ((helpers + 1) * (SETTLED + helpers));
        return (block - share) & -EightHeaps.COUNT;
    }

    /** Returns the number of heaps at the start of a block that the helpers scan during the block before it. */
    int early() {
        return Math.min(late(), (block - late()) * helpers / SETTLED) & -EightHeaps.COUNT;
    }

    /**
     * Returns the start of the share of a helper, from 1 on, in a range; the end of the range after the last helper.
     */
    int border(int part, int from, int end) {
        return part > helpers ? end : from + ((end - from) * (part - 1) / helpers & -EightHeaps.COUNT);
    }
}
