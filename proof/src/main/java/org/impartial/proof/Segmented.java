package org.impartial.proof;

import java.util.Set;
import org.impartial.core.meter.Meter;

/**
 * A certificate whose parts can be checked separately: by several threads, on several machines, or in several runs.
 *
 * <pre>{@code
 * Segmented proof = GrundySequence.of(Octal.of("0.77")).to(1000).segments(50);
 * proof.check(Set.of(0), 1, Meter.unlimited()).accepted();  // true
 * }</pre>
 */
public interface Segmented extends Certificate {

    /** {@return the number of segments, which are numbered from 0} */
    int segments();

    /**
     * {@return whether some segments hold, each from the facts that the certificate states at its beginning, and all
     * facts together imply the statement; or the first segment that fails, with the reason} The proof holds if each
     * segment is accepted by at least one check.
     *
     * @param chosen the numbers of the segments, at least one
     * @param threads the number of segments checked at a time, at least 1
     * @param meter counts the work and may stop it
     * @throws CertificateException if none is chosen, or a number is not that of a segment
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the work is cancelled
     */
    Verdict check(Set<Integer> chosen, int threads, Meter meter);
}
