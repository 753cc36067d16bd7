package org.impartial.proof.kind.quotient;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/** Reads {@linkplain QuotientCertificate proofs of quotients}; their games are those of the installed libraries. */
public final class QuotientCertificateFormat implements CertificateFormat {
    private static final int MOST = 1 << 28;

    /** Creates the format; called by the service loader. */
    public QuotientCertificateFormat() {}

    @Override
    public String kind() {
        return QuotientCertificate.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        return new QuotientCertificate(
                first.has(Header.ROOT) ? new ReachedSummands(first.root()) : heaps(first),
                first.count(QuotientCertificate.ORDER, MOST),
                first.count(QuotientCertificate.GENERATORS, MOST),
                facts);
    }

    private static Summands heaps(Header first) {
        if (!first.has(HeapSummands.PERIOD)) {
            return new HeapSummands(first.heapGame(), 0, 0, first.number(HeapSummands.HEAPS));
        }
        long preperiod = first.number(HeapSummands.PREPERIOD);
        long period = first.number(HeapSummands.PERIOD);
        return new HeapSummands(first.heapGame(), preperiod, period, preperiod + period);
    }
}
