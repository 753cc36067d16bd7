package org.impartial.core.theory;

/**
 * A division of values into rare and common ones: a value v at the heap n is rare iff v has an even number of bits in
 * the mask, in the parity type turned around for every heap n with n − t odd. Common ^ common = rare, so a move that
 * breaks a heap into two common ones has a rare value, and a common value of such a move needs a rare heap [WW, ch. 4].
 *
 * <p>Above the bits of the values from which the mask was found it has ones.
 *
 * @param mask the bits that are counted; 0 if the values are not divided
 * @param parity whether the class depends on the parity of the heap too
 * @param anchor the parity t of the breaking digits' indices, 0 or 1; of no account unless {@code parity}
 * @param rare how many of the heaps looked at have a rare value
 * @param heaps how many heaps were looked at
 */
public record SparseSpace(int mask, boolean parity, int anchor, int rare, int heaps) {
    /** The space without division: every value stands for itself. */
    public static final SparseSpace NONE = new SparseSpace(0, false, 0, 0, 0);

    /**
     * Returns whether a heap of this value is rare.
     *
     * @param value the Grundy value
     * @param heap the heap size
     * @return true if it is in the rare class
     */
    public boolean isRare(int value, int heap) {
        return ((Integer.bitCount(value & mask) ^ turn(heap)) & 1) == 0;
    }

    /**
     * Returns how the parity of a heap turns its class around.
     *
     * @param heap the heap size
     * @return 1 where it does, else 0
     */
    public int turn(int heap) {
        return parity ? (heap - anchor) & 1 : 0;
    }

    /**
     * Returns whether another space divides values in the same way.
     *
     * @param that a space, found from any heaps
     * @return true for the same mask and type
     */
    public boolean divides(SparseSpace that) {
        return mask == that.mask && parity == that.parity && anchor == that.anchor;
    }

    /** Returns the mask and the type in words. */
    @Override
    public String toString() {
        return "mask ..." + Integer.toBinaryString(mask & 0xFFF) + (parity ? ", with the parity of the heap" : "")
                + ": " + rare + " rare of " + heaps;
    }
}
