package org.impartial.proof.kind.misere;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.nimber.NimberProofFormat;

/** Reads {@linkplain MisereProof proofs of misère outcomes}; their games are those of the installed libraries. */
public final class MisereProofFormat implements CertificateFormat {

    /** Creates the format; called by the service loader. */
    public MisereProofFormat() {}

    @Override
    public String kind() {
        return MisereProof.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        String root = NimberProofFormat.field(header, MisereProof.ROOT);
        String outcome = NimberProofFormat.field(header, MisereProof.OUTCOME);
        if (!outcome.equals("P") && !outcome.equals("N")) {
            throw new CertificateException(
                    "the first line has the outcome \"" + outcome + "\" where P or N is expected");
        }
        try {
            return new MisereProof(GameLibrary.installed().read(root).position(), Outcome.valueOf(outcome), facts);
        } catch (NotationException e) {
            throw new CertificateException(
                    "the first line has the root \"" + root + "\", which cannot be read: " + e.getMessage(), e);
        }
    }
}
