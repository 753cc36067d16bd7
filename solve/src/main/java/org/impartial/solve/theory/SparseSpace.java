package org.impartial.solve.theory;

/**
 * A division of values into rare and common ones: a value v at the heap n is rare iff v has an even number of bits in
 * the mask, in the parity type inverted for every heap n with n − t odd. Common ^ common = rare, so a move that breaks
 * a heap into two common ones has a rare value, and a common value of such a move needs a rare heap [WW, ch. 4].
 *
 * <p>All bits of the mask above those of the values from which it was found are ones.
 *
 * <pre>{@code
 * SparseSpace space = GrundySequence.of(Octal.of("0.77")).to(1000).statistics().space().orElseThrow();
 * space.isRare(3, 100);  // true
 * }</pre>
 *
 * @param mask the bits that are counted; 0 if the values are not divided
 * @param parity whether the class depends on the parity of the heap too
 * @param anchor the parity t of the breaking digits' indices, 0 or 1; ignored unless {@code parity}
 * @param rare the number of examined heaps with a rare value
 * @param heaps the number of heaps examined
 */
public record SparseSpace(int mask, boolean parity, int anchor, int rare, int heaps) {
    /** The trivial space, which does not divide the values. */
    public static final SparseSpace NONE = new SparseSpace(0, false, 0, 0, 0);

    /**
     * {@return whether a heap with the given value is rare}
     *
     * @param value the Grundy value
     * @param heap the heap size
     */
    public boolean isRare(int value, int heap) {
        return ((Integer.bitCount(value & mask) ^ turn(heap)) & 1) == 0;
    }

    /**
     * Returns whether the parity of a heap inverts its class, as a number.
     *
     * @param heap the heap size
     * @return 1 if it does, else 0
     */
    public int turn(int heap) {
        return parity ? (heap - anchor) & 1 : 0;
    }

    /**
     * {@return whether another space divides values in the same way}
     *
     * @param that a space, found from any heaps
     */
    public boolean divides(SparseSpace that) {
        return mask == that.mask && parity == that.parity && anchor == that.anchor;
    }

    /** Returns the mask and the type as text. */
    @Override
    public String toString() {
        return "mask ..." + Integer.toBinaryString(mask & 0xFFF) + (parity ? ", with the parity of the heap" : "")
                + ": " + rare + " rare of " + heaps;
    }
}
