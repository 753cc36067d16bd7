package org.impartial.proof;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate.CertificateException;

/** Reads certificates of one kind. Loaded as a service, so that other modules can provide further kinds. */
public interface CertificateFormat {

    /** {@return the kind that this format reads: the {@linkplain Certificate#kind kind}} */
    String kind();

    /**
     * Reads a certificate without checking it; only {@link Certificate#check} does that.
     *
     * @param header the names and values of the first line
     * @param facts the lines after it
     * @return the certificate
     * @throws CertificateException if it cannot be read; the message names the line
     */
    Certificate read(Map<String, String> header, List<String> facts);
}
