package org.impartial.proof.kind.period;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.nimber.NimberProofFormat;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;

/** Reads {@linkplain SegmentedPeriod proofs of long periods}; their games are those of the installed libraries. */
public final class SegmentedPeriodFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public SegmentedPeriodFormat() {}

    @Override
    public String kind() {
        return SegmentedPeriod.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Space space = new Space(
                number(header, "mask"),
                number(header, "parity") != 0,
                number(header, "anchor"),
                number(header, "last-rare"),
                number(header, "furthest"),
                number(header, "settled"));
        return new SegmentedPeriod(
                PeriodCertificateFormat.heapGame(NimberProofFormat.field(header, "game")),
                PeriodCertificateFormat.number(header, "preperiod"),
                PeriodCertificateFormat.number(header, "period"),
                space,
                facts);
    }

    private static int number(Map<String, String> header, String name) {
        return (int) Math.min(Integer.MAX_VALUE / 4, PeriodCertificateFormat.number(header, name));
    }
}
