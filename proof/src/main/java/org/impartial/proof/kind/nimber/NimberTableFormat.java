package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/** Reads {@linkplain NimberTable tables} of the games of the installed libraries. */
public final class NimberTableFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public NimberTableFormat() {}

    @Override
    public String kind() {
        return NimberTable.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        if (!NimberTable.digest(facts).equals(first.text(NimberTable.DIGEST))) {
            throw new CertificateException("the facts do not have the digest of the first line; the file is damaged");
        }
        return table(first.game(), facts);
    }

    private static <S> Certificate table(ImpartialGame<S> game, List<String> facts) {
        return new NimberTable<>(game, facts);
    }
}
