package org.impartial.solve.engine.sequence;

import java.util.List;
import java.util.Optional;
import org.impartial.solve.theory.SparseSpace;

/**
 * Counts of the values of a sequence.
 *
 * <pre>{@code
 * SequenceStatistics kayles = GrundySequence.of(Octal.of("0.77")).to(1000).statistics();
 * kayles.greatest();    // 8
 * kayles.rareValues();  // [0, 3, 5, 6]
 * }</pre>
 *
 * @param heaps the number of values counted, from heap 0 on
 * @param greatest the greatest value, 0 if there is none
 * @param greatestAt the least heap with that value
 * @param counts the values that occur, ascending
 * @param space the division into rare and common values with the fewest rare heaps; empty if a value is above 511, or
 *     if fewer than two values were counted
 * @param lastRare the last heap with a rare value, 0 if there is none from heap 1 on
 */
public record SequenceStatistics(
        int heaps, int greatest, int greatestAt, List<ValueCount> counts, Optional<SparseSpace> space, int lastRare) {

    /**
     * Creates statistics that hold an immutable copy.
     *
     * @param heaps the number of values counted, from heap 0 on
     * @param greatest the greatest value, 0 if there is none
     * @param greatestAt the least heap with that value
     * @param counts the values that occur, ascending
     * @param space the division into rare and common values with the fewest rare heaps; empty if a value is above 511,
     *     or if fewer than two values were counted
     * @param lastRare the last heap with a rare value, 0 if there is none from heap 1 on
     */
    public SequenceStatistics {
        counts = List.copyOf(counts);
    }

    /** {@return the values that occur at rare heaps, ascending} */
    public List<Integer> rareValues() {
        return counts.stream().filter(c -> c.rare() > 0).map(ValueCount::value).toList();
    }

    /** {@return the values that occur at common heaps, ascending} */
    public List<Integer> commonValues() {
        return counts.stream()
                .filter(c -> c.common() > 0)
                .map(ValueCount::value)
                .toList();
    }

    /**
     * The number of occurrences of a value.
     *
     * @param value the value
     * @param rare the number of heaps at which it is rare, including heap 0
     * @param common the number of heaps at which it is common
     */
    public record ValueCount(int value, int rare, int common) {}
}
