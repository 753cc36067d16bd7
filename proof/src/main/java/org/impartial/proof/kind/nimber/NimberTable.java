package org.impartial.proof.kind.nimber;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.Header;
import org.impartial.proof.kind.Lines;
import org.impartial.proof.kind.Rereadable;

/**
 * The values of components of one game found by a search, each supported by others as in a {@link NimberProof}; stored
 * so that a long search can continue. The first line has a digest of the facts, which detects damage.
 */
public record NimberTable<S>(ImpartialGame<S> game, List<String> lines) implements Lines {
    public static final String KIND = "nimber-table";

    static final String DIGEST = "digest";

    /** Creates a table as read; it is not trusted before it is checked. */
    public NimberTable {
        lines = List.copyOf(lines);
    }

    /** {@return a table of the values of components, by their states in canonical form} */
    public static <S> NimberTable<S> of(ImpartialGame<S> game, Map<S, Long> facts) {
        return new NimberTable<>(game, NimberProof.lines(game, facts));
    }

    /** {@return a table as read, if its digest is that of the facts} */
    public static Certificate read(Header first, List<String> facts) {
        if (!digest(facts).equals(first.text(DIGEST))) {
            throw new CertificateException("the facts do not have the digest of the first line; the file is damaged");
        }
        return new NimberTable<>(first.game(), facts);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return lines.size() + " components of " + Header.shown(game) + " have the values of the table";
    }

    @Override
    public Map<String, String> header() {
        return ImmutableMap.of(Header.GAME, game.fullName(), DIGEST, digest(lines));
    }

    @Override
    public void requireReadable() {
        Rereadable.requireReadable(game, lines, line -> line.indexOf(' ') + 1);
    }

    /** Checks every fact against the rules, which may take longer than the search did. */
    @Override
    public Verdict check(Meter meter) {
        return check(lines.size(), meter);
    }

    /** Checks that all facts are well-formed, and at least so many of them, spread evenly, against the rules. */
    public Verdict check(int most, Meter meter) {
        return new UsedFacts<>(new NimberProof<>(game, Position.empty(), 0, lines), meter).verdict(most, statement());
    }

    /** {@return the values by component, in the order of the lines} */
    public Map<S, Long> values() {
        NimberProof<S> proof = new NimberProof<>(game, Position.empty(), 0, lines);
        Map<S, Long> values = new LinkedHashMap<>();
        lines.forEach(line -> values.put(proof.read(line), Long.parseLong(line.split(" ", 2)[0])));
        return values;
    }

    /** Returns the FNV-1a hash of 64 bits over all characters. */
    static String digest(List<String> lines) {
        long digest = EntailingProof.FNV_BASIS;
        for (String line : lines) {
            for (int i = 0; i < line.length(); i++) {
                digest = EntailingProof.step(digest, line.charAt(i));
            }
            digest = EntailingProof.step(digest, '\n');
        }
        return String.format("%016x", digest);
    }
}
