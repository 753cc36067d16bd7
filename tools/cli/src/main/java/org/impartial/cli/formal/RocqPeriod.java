package org.impartial.cli.formal;

import java.util.List;
import org.impartial.proof.Certificate;

/** Periods of octal games: the start and the period suffice, as Rocq computes all values. */
final class RocqPeriod {
    private RocqPeriod() {}

    static RocqTheorem of(Certificate certificate) {
        if (!certificate.header().getOrDefault("saltus", "0").equals("0")) {
            throw RocqTheorems.unwritten("a period with a saltus", "periods without one");
        }
        String code = OctalDigits.of(certificate);
        long start = Long.parseLong(RocqTheorems.field(certificate, "preperiod"));
        long period = Long.parseLong(RocqTheorems.field(certificate, "period"));
        String heap = "grundy (g := octal " + code + ") ";
        return new RocqTheorem(
                "Periods",
                List.of(),
                "forall n, (" + start + " <= n)%nat ->\n  " + heap + "[(n + " + period + ")%nat] = " + heap + "[n]",
                "guy_smith " + code + " " + start + " " + period,
                false);
    }
}
