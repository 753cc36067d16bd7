package org.impartial.core.proof;

import java.util.Set;
import org.impartial.core.meter.Meter;

/**
 * A certificate whose parts can be checked one by one, by several threads, on several machines, or in several nights.
 *
 * <pre>{@code
 * Segmented proof = GrundySequence.of(Octal.of("0.77")).to(1000).segments(50);
 * proof.check(Set.of(0), 1, Meter.unlimited()).accepted();  // true
 * }</pre>
 */
public interface Segmented extends Certificate {

    /**
     * How many segments there are.
     *
     * @return the number of segments, which are numbered from 0
     */
    int segments();

    /**
     * Checks some segments, each from what the certificate states at its beginning, and that what all segments state proves
     * the statement. The proof holds if every segment is accepted in some check.
     *
     * @param chosen the numbers of the segments
     * @param threads how many segments are checked at a time, at least 1
     * @param meter counts the work and may stop it
     * @return whether the segments hold, or the first that fails and why
     * @throws CertificateException if there is no such segment
     * @throws org.impartial.core.meter.StoppedException if the budget ends or the work is cancelled
     */
    Verdict check(Set<Integer> chosen, int threads, Meter meter);
}
