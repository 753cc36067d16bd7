package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;

/** Reads certificates of P-positions by automata. */
public final class AutomatonFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public AutomatonFormat() {}

    @Override
    public String kind() {
        return AutomatonCertificate.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        return new AutomatonCertificate(kind(), header, facts);
    }
}
