package org.impartial.proof.kind.quotient;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.nimber.NimberProofFormat;
import org.impartial.proof.kind.period.PeriodCertificateFormat;

/** Reads {@linkplain QuotientCertificate proofs of quotients}; their games are those of the installed libraries. */
public final class QuotientCertificateFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public QuotientCertificateFormat() {}

    @Override
    public String kind() {
        return QuotientCertificate.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        return new QuotientCertificate(
                header.containsKey(ReachedSummands.ROOT) ? reached(header) : heaps(header),
                number(header, QuotientCertificate.ORDER),
                number(header, QuotientCertificate.GENERATORS),
                facts);
    }

    private static Summands reached(Map<String, String> header) {
        String root = NimberProofFormat.field(header, ReachedSummands.ROOT);
        try {
            return new ReachedSummands(GameLibrary.installed().read(root).position());
        } catch (NotationException e) {
            throw new CertificateException(
                    "the first line has the root \"" + root + "\", which cannot be read: " + e.getMessage(), e);
        }
    }

    private static Summands heaps(Map<String, String> header) {
        HeapGame game = PeriodCertificateFormat.heapGame(NimberProofFormat.field(header, HeapSummands.GAME));
        if (!header.containsKey(HeapSummands.PERIOD)) {
            return new HeapSummands(game, 0, 0, number(header, HeapSummands.HEAPS));
        }
        int preperiod = number(header, HeapSummands.PREPERIOD);
        int period = number(header, HeapSummands.PERIOD);
        return new HeapSummands(game, preperiod, period, (long) preperiod + period);
    }

    private static int number(Map<String, String> header, String name) {
        String value = NimberProofFormat.field(header, name);
        if (!value.matches("0|[1-9][0-9]{0,8}")) {
            throw new CertificateException(
                    "the first line has the " + name + " \"" + value + "\" where a number is expected");
        }
        return Integer.parseInt(value);
    }
}
