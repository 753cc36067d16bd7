package org.impartial.cli.formal;

import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificate;

/** Periods of octal games: the start and the period suffice, as Rocq computes all values. */
final class RocqPeriod {
    private RocqPeriod() {}

    static RocqTheorem of(Certificate certificate) {
        Map<String, String> header = certificate.header();
        if (!"0".equals(header.getOrDefault("saltus", "0"))) {
            throw RocqTheorems.unwritten("a period with a saltus", "periods without one");
        }
        String code = OctalDigits.of(header.get("game"));
        long start = Long.parseLong(header.get("preperiod"));
        long period = Long.parseLong(header.get("period"));
        String heap = "grundy (g := octal " + code + ") ";
        return new RocqTheorem(
                "Periods",
                List.of(),
                "forall n, (" + start + " <= n)%nat ->\n  " + heap + "[(n + " + period + ")%nat] = " + heap + "[n]",
                "guy_smith " + code + " " + start + " " + period,
                false);
    }
}
