package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;

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
        String name = NimberProofFormat.field(header, NimberProof.GAME);
        ImpartialGame<?> game = NimberProofFormat.game(name);
        if (!(game instanceof Entailing<?> entailing)) {
            throw new CertificateException(
                    name + " has no entailing moves; proofs of its values are of the kind nimber");
        }
        Position root = NimberProofFormat.root(name, NimberProofFormat.field(header, NimberProof.ROOT));
        String value = NimberProofFormat.field(header, NimberProof.VALUE);
        OptionalLong nimber = value.equals(EntailingProof.LOONY)
                ? OptionalLong.empty()
                : OptionalLong.of(NimberProofFormat.number(value));
        return new EntailingProof<>(entailing, root, nimber, facts);
    }
}
