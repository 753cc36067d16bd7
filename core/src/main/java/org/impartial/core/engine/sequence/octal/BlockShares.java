package org.impartial.core.engine.sequence.octal;

/**
 * The shares of several threads in a block. The caller settles the heaps, one after the other, and scans those in the middle
 * of the block. The helpers scan the last ones meanwhile, and while the caller settles these, they scan the first ones of the
 * next block, which depend on no heap that is open. With a settling heap as a fraction of a scanned one, the lengths follow
 * from the two waits: in neither does one side wait for the other.
 *
 * @param block the number of heaps of a block
 * @param helpers the number of threads besides the caller
 */
record BlockShares(int block, int helpers) {
    /** How many heaps are settled in the time in which one is scanned. */
    private static final int SETTLED = 4;

    /** Returns the first heap of the helpers at the end of a block, counted from its start. */
    int late() {
        int share = block * helpers * (SETTLED + 1) / ((helpers + 1) * (SETTLED + helpers));
        return (block - share) & -EightHeaps.COUNT;
    }

    /** Returns the number of heaps at the start of a block that the helpers scan before its turn. */
    int early() {
        return Math.min(late(), (block - late()) * helpers / SETTLED) & -EightHeaps.COUNT;
    }

    /** Returns where the part of a helper, from 1 on, starts in a range. */
    int border(int part, int from, int end) {
        return part > helpers ? end : from + ((end - from) * (part - 1) / helpers & -EightHeaps.COUNT);
    }
}
