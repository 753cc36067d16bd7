package org.impartial.discover;

/**
 * The order in which an automaton reads the digits of numbers. A set that is regular in one order is so in the other, and the
 * least automaton of one may have exponentially fewer states than that of the other.
 *
 * <pre>{@code
 * Discovery nim = Discovery.of(HeapRules.parse("x'<x; y'<y")).reading(DigitOrder.LEAST_SIGNIFICANT_FIRST);
 * nim.run().theorem().orElseThrow().isP(7, 7);  // true
 * }</pre>
 */
public enum DigitOrder {
    /** As numbers are written; leading zeros change nothing. */
    MOST_SIGNIFICANT_FIRST,
    /** As numbers are added by hand; trailing zeros of the words change nothing. */
    LEAST_SIGNIFICANT_FIRST
}
