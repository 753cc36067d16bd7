package org.impartial.discover;

/**
 * The order in which an automaton reads the digits of numbers. A set that is regular in one order is also regular in
 * the other, but the minimal automaton for one order may have exponentially fewer states than that for the other.
 *
 * <pre>{@code
 * Discovery nim = Discovery.of(HeapRules.parse("x'<x; y'<y")).reading(DigitOrder.LEAST_SIGNIFICANT_FIRST);
 * nim.run().theorem().orElseThrow().isP(7, 7);  // true
 * }</pre>
 */
public enum DigitOrder {
    /** The most significant digit first, as in written numbers; leading zeros change nothing. */
    MOST_SIGNIFICANT_FIRST,
    /** The least significant digit first, as in column addition; trailing zeros of the words change nothing. */
    LEAST_SIGNIFICANT_FIRST
}
