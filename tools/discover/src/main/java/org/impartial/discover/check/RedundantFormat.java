package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;

/** Reads certificates of redundant moves. */
public final class RedundantFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public RedundantFormat() {}

    @Override
    public String kind() {
        return AutomatonCertificate.REDUNDANT;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        return new AutomatonCertificate(kind(), header, facts);
    }
}
