package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.impartial.core.game.Entailing;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/**
 * Reads {@linkplain EntailingProof proofs} of games with entailing moves; the games are those of the installed
 * libraries.
 */
public final class EntailingProofFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public EntailingProofFormat() {}

    @Override
    public String kind() {
        return EntailingProof.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        if (!(first.game() instanceof Entailing<?> entailing)) {
            throw new CertificateException(
                    first.text(Header.GAME) + " has no entailing moves; proofs of its values are of the kind nimber");
        }
        OptionalLong nimber = first.text(NimberProof.VALUE).equals(EntailingProof.LOONY)
                ? OptionalLong.empty()
                : OptionalLong.of(first.number(NimberProof.VALUE));
        return new EntailingProof<>(entailing, first.root(), nimber, facts);
    }
}
