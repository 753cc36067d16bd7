package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;
import org.impartial.proof.kind.Rereadable;

/**
 * A proof of the value of a position of one game with entailing moves, empty if a component is loony: facts of the form
 * "beside these nim heaps the player who must move in this component wins", each 16 hexadecimal digits, a hash of that
 * set, and a state, in an order in which every component follows the parts of its options. The checker computes each
 * set from the rules and the earlier sets.
 */
public record EntailingProof<S>(Entailing<S> game, Position root, OptionalLong value, List<String> lines)
        implements Lines {
    public static final String KIND = "entailing";

    static final String LOONY = "loony";
    static final long FNV_BASIS = 0xcbf29ce484222325L;

    /** Creates a proof as read; it is not trusted before it is checked. */
    public EntailingProof {
        lines = List.copyOf(lines);
        if (root.components().stream().anyMatch(part -> !part.game().equals(game))) {
            throw new CertificateException(
                    "a proof of the kind " + KIND + " covers only free components of " + game.name() + ", not " + root);
        }
    }

    public static Certificate read(Header first, List<String> facts) {
        if (!(first.game() instanceof Entailing<?> entailing)) {
            throw new CertificateException(
                    first.text(Header.GAME) + " has no entailing moves; proofs of its values are of the kind nimber");
        }
        OptionalLong nimber = first.text(NimberProof.VALUE).equals(LOONY)
                ? OptionalLong.empty()
                : OptionalLong.of(first.number(NimberProof.VALUE));
        return new EntailingProof<>(entailing, first.root(), nimber, facts);
    }

    /** {@return a line of a proof} The members of its set, or of the complement of a cofinite one, ascend. */
    public static <S> String line(Entailing<S> game, S state, int[] members, boolean cofinite) {
        return String.format("%016x %s", hash(members, cofinite), Rereadable.state(game.at(state)));
    }

    /** Returns the FNV-1a hash of the bytes of the numbers, after a byte that marks the complement. */
    static long hash(int[] members, boolean cofinite) {
        long hash = step(FNV_BASIS, cofinite ? 1 : 0);
        for (int member : members) {
            for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
                hash = step(hash, member >>> shift & 0xff);
            }
        }
        return hash;
    }

    static long step(long hash, int octet) {
        return (hash ^ octet) * 0x100000001b3L;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        String fact = value.isPresent() ? "has the Grundy value " + value.getAsLong() : "is loony";
        return NimberProof.described(root) + " " + fact;
    }

    @Override
    public Map<String, String> header() {
        return NimberProof.header(game, root, value.isPresent() ? Long.toString(value.getAsLong()) : LOONY);
    }

    @Override
    public Verdict check(Meter meter) {
        return new EntailingCheck<>(this, meter).verdict();
    }

    @Override
    public void requireReadable() {
        Rereadable.requireReadable(game, lines, line -> EntailingCheck.HASH + 1);
    }
}
