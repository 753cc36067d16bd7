package org.impartial.proof.kind.period;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/** Reads {@linkplain PeriodCertificate proofs of periods}; their games are those of the installed libraries. */
public final class PeriodCertificateFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public PeriodCertificateFormat() {}

    @Override
    public String kind() {
        return PeriodCertificate.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        return new PeriodCertificate(
                first.heapGame(),
                first.number("preperiod"),
                first.number("period"),
                first.number("saltus"),
                first.number("length"),
                List.copyOf(facts));
    }
}
