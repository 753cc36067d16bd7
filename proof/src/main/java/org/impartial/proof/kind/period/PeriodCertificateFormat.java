package org.impartial.proof.kind.period;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.nimber.NimberProofFormat;

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
        return new PeriodCertificate(
                heapGame(NimberProofFormat.field(header, "game")),
                number(header, "preperiod"),
                number(header, "period"),
                number(header, "saltus"),
                number(header, "length"),
                List.copyOf(facts));
    }

    /**
     * Returns the heap game of a name in a header.
     *
     * @throws CertificateException if the name cannot be read, or is not that of one heap game
     */
    public static HeapGame heapGame(String name) {
        try {
            List<ImpartialGame<?>> games = GameLibrary.installed().ruleset(name).games();
            if (games.size() == 1 && games.get(0) instanceof HeapGame game) {
                return game;
            }
        } catch (NotationException e) {
            throw new CertificateException("the game \"" + name + "\" cannot be read: " + e.getMessage(), e);
        }
        throw new CertificateException("the game \"" + name + "\" is not played with heaps of one kind");
    }

    static long number(Map<String, String> header, String name) {
        String value = NimberProofFormat.field(header, name);
        if (!value.matches("0|[1-9][0-9]{0,17}")) {
            throw new CertificateException(
                    "the first line has the " + name + " \"" + value + "\" where a number is expected");
        }
        return Long.parseLong(value);
    }
}
