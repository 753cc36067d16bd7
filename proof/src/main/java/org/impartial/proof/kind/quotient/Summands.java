package org.impartial.proof.kind.quotient;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/** The components covered by a quotient, and the written form of their elements. */
sealed interface Summands permits HeapSummands, ReachedSummands {

    /** Returns the components as text. */
    String name();

    /** Adds the data about the components that a reader needs to a header. */
    void describe(Map<String, String> header);

    /** Reads the elements of the components, and returns all to be examined, each after the parts of its options. */
    List<Summand> read(List<String> lines, QuotientTable table, Meter meter);

    /** A component in its written form, its stated element, and the distinct elements of its options. */
    record Summand(String name, int element, List<Integer> options) {}
}
