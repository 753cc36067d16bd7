package org.impartial.core.solve.sequence;

import java.util.List;
import java.util.Optional;

/**
 * Counts of the values of a sequence.
 *
 * @param heaps how many values were counted, from heap 0 on
 * @param greatest the greatest value, 0 if there is none
 * @param greatestAt the least heap that has it
 * @param counts the values that occur, ascending
 * @param space the division into rare and common values with the fewest rare heaps; nothing if the values are above 511
 * @param lastRare the last heap with a rare value, 0 if there is none from heap 1 on
 */
public record SequenceStatistics(
        int heaps, int greatest, int greatestAt, List<ValueCount> counts, Optional<SparseSpace> space, int lastRare) {

    /**
     * Keeps an immutable copy.
     *
     * @param heaps how many values were counted, from heap 0 on
     * @param greatest the greatest value, 0 if there is none
     * @param greatestAt the least heap that has it
     * @param counts the values that occur, ascending
     * @param space the division into rare and common values with the fewest rare heaps; nothing if the values are above 511
     * @param lastRare the last heap with a rare value, 0 if there is none from heap 1 on
     */
    public SequenceStatistics {
        counts = List.copyOf(counts);
    }

    /**
     * The values that occur at rare heaps.
     *
     * @return the values, ascending
     */
    public List<Integer> rareValues() {
        return counts.stream().filter(c -> c.rare() > 0).map(ValueCount::value).toList();
    }

    /**
     * The values that occur at common heaps.
     *
     * @return the values, ascending
     */
    public List<Integer> commonValues() {
        return counts.stream()
                .filter(c -> c.common() > 0)
                .map(ValueCount::value)
                .toList();
    }

    /**
     * How often a value occurs.
     *
     * @param value the value
     * @param rare at how many heaps it is rare; heap 0 counts here
     * @param common at how many heaps it is common
     */
    public record ValueCount(int value, int rare, int common) {}

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
        /** No division: every value stands for itself. */
        static final SparseSpace NONE = new SparseSpace(0, false, 0, 0, 0);

        /**
         * Whether a heap of this value is rare.
         *
         * @param value the Grundy value
         * @param heap the heap size
         * @return true if it is in the rare class
         */
        public boolean isRare(int value, int heap) {
            return ((Integer.bitCount(value & mask) ^ turn(heap)) & 1) == 0;
        }

        /** 1 where the parity of the heap turns the class around, else 0. */
        int turn(int heap) {
            return parity ? (heap - anchor) & 1 : 0;
        }

        /** Whether it is the same division, whatever heaps it was found from. */
        boolean divides(SparseSpace that) {
            return mask == that.mask && parity == that.parity && anchor == that.anchor;
        }

        /** The mask and the type in words. */
        @Override
        public String toString() {
            return "mask ..." + Integer.toBinaryString(mask & 0xFFF) + (parity ? ", with the parity of the heap" : "")
                    + ": " + rare + " rare of " + heaps;
        }
    }
}
