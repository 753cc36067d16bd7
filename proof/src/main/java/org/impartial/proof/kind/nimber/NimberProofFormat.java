package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.Header;

/** Reads {@linkplain NimberProof proofs of values}; their games are those of the installed libraries. */
public final class NimberProofFormat implements CertificateFormat {
    /** Creates the format; called by the service loader. */
    public NimberProofFormat() {}

    @Override
    public String kind() {
        return NimberProof.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        Header first = new Header(header);
        long value = first.number(NimberProof.VALUE);
        return first.has(NimberSumProof.VALUES)
                ? NimberSumProof.read(first.root(), value, first.numbers(NimberSumProof.VALUES), facts)
                : proof(first.game(), first.root(), value, facts);
    }

    private static <S> Certificate proof(ImpartialGame<S> game, Position root, long value, List<String> facts) {
        return new NimberProof<>(game, root, value, facts);
    }
}
