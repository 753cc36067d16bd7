package org.impartial.proof;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.proof.Certificate.CertificateException;

/** Reads certificates of some kinds. Loaded as a service, so that other modules can provide further kinds. */
public interface CertificateFormat {

    /** {@return the kinds that this format reads: each the {@linkplain Certificate#kind kind} of some certificates} */
    Set<String> kinds();

    /**
     * {@return a certificate as read, not checked}
     *
     * @param kind its kind, one of {@link #kinds}
     * @param header the other names and values of the first line
     * @param facts the lines after it
     * @throws CertificateException if it cannot be read; the message names the line
     */
    Certificate read(String kind, Map<String, String> header, List<String> facts);
}
