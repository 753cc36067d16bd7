package org.impartial.core.solve.level;

/** Ascending numbers, where one is found in a step or two. Immutable and safe to share between threads. */
public final class LongIndex {
    private final KeyBlock block;

    private LongIndex(KeyBlock block) {
        this.block = block;
    }

    /**
     * The index of an array.
     *
     * @param ascending distinct numbers in ascending order; the array is kept, and not to be changed
     * @return the index
     */
    public static LongIndex of(long[] ascending) {
        return new LongIndex(new KeyBlock(ascending, ascending.length, new Codes(0, 0)));
    }

    /**
     * Finds a number.
     *
     * @param number the number
     * @return where it stands in the array, or −1
     */
    public int find(long number) {
        return block.find(number);
    }
}
