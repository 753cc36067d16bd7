package org.impartial.core.proof;

import java.util.List;
import java.util.Map;
import org.impartial.core.proof.Certificate.CertificateException;

/** Reads certificates of one kind; a service, so that every module may bring its own kinds. */
public interface CertificateFormat {

    /**
     * Returns the kind that it reads.
     *
     * @return the {@linkplain Certificate#kind kind}
     */
    String kind();

    /**
     * Reads a certificate. Nothing is believed: what is read is only checked by {@link Certificate#check}.
     *
     * @param header the names and values of the first line
     * @param facts the lines after it
     * @return the certificate
     * @throws CertificateException if it cannot be read; it says which line is wrong
     */
    Certificate read(Map<String, String> header, List<String> facts);
}
