package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;

/** Reads the certificates of this module. */
public final class TheoremFormats implements CertificateFormat {
    /** Creates the formats; called by the service loader. */
    public TheoremFormats() {}

    @Override
    public Set<String> kinds() {
        return Set.of(AutomatonCertificate.KIND, AutomatonCertificate.REDUNDANT, WordCertificate.KIND);
    }

    @Override
    public Certificate read(String kind, Map<String, String> header, List<String> facts) {
        return kind.equals(WordCertificate.KIND)
                ? new WordCertificate(header, facts)
                : new AutomatonCertificate(kind, header, facts);
    }
}
