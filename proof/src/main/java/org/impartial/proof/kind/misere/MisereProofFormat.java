package org.impartial.proof.kind.misere;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.Outcome;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

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
        Header first = new Header(header);
        Outcome outcome = Outcome.valueOf(first.choice(MisereProof.OUTCOME, "P", "N"));
        return new MisereProof(first.root(), outcome, facts);
    }
}
