package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;

/** Reads certificates of P-positions of rewriting games. */
public final class WordFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public WordFormat() {}

    @Override
    public String kind() {
        return WordCertificate.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        return new WordCertificate(header, facts);
    }
}
