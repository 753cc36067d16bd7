package org.impartial.core.proof.kind.quotient;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.CertificateException;

/** The components covered by a quotient, and the written form of their elements. */
sealed interface Summands permits HeapSummands, ReachedSummands {

    /** Returns the components as text. */
    String name();

    /** Returns the data about the components that a reader needs. */
    void describe(Map<String, String> header);

    /**
     * Reads the elements of the components, and obtains their options from the rules: all components to be examined, in
     * an order in which parts of options come first.
     *
     * @throws CertificateException if the lines are not those of these components, or no finite number of them decides
     */
    List<Summand> read(List<String> lines, QuotientTable table, Meter meter);
}
