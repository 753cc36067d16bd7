package org.impartial.proof.kind.quotient;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;

/** The components covered by a quotient, and the written form of their elements. */
sealed interface Summands permits HeapSummands, ReachedSummands {

    /** Returns the components as text. */
    String name();

    /** Adds the data about the components that a reader needs to a header. */
    void describe(Map<String, String> header);

    /**
     * Reads the elements of the components, lists their options by the rules, and returns all components to be
     * examined, each after the parts of its options.
     *
     * @throws CertificateException if the lines are not those of these components, or no finite number of components
     *     suffices
     */
    List<Summand> read(List<String> lines, QuotientTable table, Meter meter);

    /**
     * A summand of the sums of a quotient.
     *
     * @param name the heap or component, in its written form
     * @param element its stated element
     * @param options the distinct elements of its options; empty if and only if it has no options
     */
    record Summand(String name, int element, List<Integer> options) {}
}
