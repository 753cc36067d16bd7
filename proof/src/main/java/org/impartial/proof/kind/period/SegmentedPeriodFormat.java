package org.impartial.proof.kind.period;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;

/** Reads {@linkplain SegmentedPeriod proofs of long periods}; their games are those of the installed libraries. */
public final class SegmentedPeriodFormat implements CertificateFormat {
    private static final int MOST = 1 << 28;

    /** Creates the format; called by the service loader. */
    public SegmentedPeriodFormat() {}

    @Override
    public String kind() {
        return SegmentedPeriod.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        Space space = new Space(
                first.count("mask", MOST),
                first.count("parity", 1) != 0,
                first.count("anchor", 1),
                first.count("last-rare", MOST),
                first.count("furthest", MOST),
                first.count("settled", MOST));
        return new SegmentedPeriod(first.heapGame(), first.number("preperiod"), first.number("period"), space, facts);
    }
}
