package org.impartial.core.proof.kind;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.CertificateException;

/** Which components a quotient speaks of, and how it writes the elements that they are. */
sealed interface Summands permits HeapSummands, ReachedSummands {

    /** Returns the components in words. */
    String name();

    /** What a reader needs to know of them. */
    void describe(Map<String, String> header);

    /**
     * Reads the elements of the components, and asks the rules for their options: all components that are to be looked
     * at, in an order in which parts of options come first.
     *
     * @throws CertificateException if the lines are not those of these components, or no finite number of them decides
     */
    List<Summand> read(List<String> lines, QuotientTable table, Meter meter);
}
