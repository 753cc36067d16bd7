package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;

/**
 * A range of numbers whose tuples are positions to be counted: the heaps themselves, or terms of fewer numbers.
 *
 * <pre>{@code
 * Theorem nim = Discovery.of(HeapRules.parse("x'<x; y'<y; z'<z")).run().theorem().orElseThrow();
 * CountedTuples powers = CountedTuples.of(1, 1L << 30).at("n", "2n", "3n");
 * nim.census(powers).count(0);                                       // 2178309
 * nim.census(CountedTuples.of(0, 9).where("x<y & y<z")).count(0);    // 8
 * }</pre>
 *
 * @param from the least number, 0 or more
 * @param to the greatest number
 * @param terms the heaps as terms, such as {@code 2n} or {@code x+1}; empty for the heaps themselves
 * @param where a condition on the numbers as in {@link HeapRules}; blank for all
 */
public record CountedTuples(BigInteger from, BigInteger to, List<String> terms, String where) {
    /**
     * Checks the range and copies the terms.
     *
     * @param from the least number, 0 or more
     * @param to the greatest number
     * @param terms the heaps as terms; empty for the heaps themselves
     * @param where a condition on the numbers; blank for all
     * @throws IllegalArgumentException if the range is empty or begins below 0
     */
    public CountedTuples {
        if (from.signum() < 0 || to.compareTo(from) < 0) {
            throw new IllegalArgumentException("a range is from 0 on and ascending, not " + from + " to " + to);
        }
        terms = List.copyOf(terms);
    }

    /**
     * {@return the tuples of all heaps in a range}
     *
     * @param from the least number, 0 or more
     * @param to the greatest number
     */
    public static CountedTuples of(long from, long to) {
        return new CountedTuples(BigInteger.valueOf(from), BigInteger.valueOf(to), List.of(), "");
    }

    /**
     * Returns positions whose heaps are terms of the numbers.
     *
     * @param heaps the terms, one for each heap
     * @return the tuples of the numbers that occur in the terms
     */
    public CountedTuples at(String... heaps) {
        return new CountedTuples(from, to, List.of(heaps), where);
    }

    /**
     * {@return only the tuples for which a condition holds}
     *
     * @param condition the condition
     */
    public CountedTuples where(String condition) {
        return new CountedTuples(from, to, terms, condition);
    }
}
