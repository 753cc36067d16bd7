package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.CertificateFormat;

/** Reads {@linkplain NimberProof proofs of values}; their games are those of the installed libraries. */
public final class NimberProofFormat implements CertificateFormat {
    private static final Pattern PLUS = Pattern.compile(" \\+ ");
    private static final Pattern COMMA = Pattern.compile(",");

    /** Creates the format; called by the service loader. */
    public NimberProofFormat() {}

    @Override
    public String kind() {
        return NimberProof.KIND;
    }

    @Override
    public Certificate read(Map<String, String> header, List<String> facts) {
        if (header.containsKey(NimberSumProof.VALUES)) {
            return sum(header, facts);
        }
        String game = field(header, NimberProof.GAME);
        String root = field(header, NimberProof.ROOT);
        long value = number(field(header, NimberProof.VALUE));
        return proof(game(game), root(game, root), value, facts);
    }

    /** Returns the position of components of one game, whose states are separated by plus signs. */
    static Position root(String game, String root) {
        try {
            return GameLibrary.installed()
                    .read(PLUS.splitAsStream(root)
                            .map(state -> game + " " + state)
                            .collect(Collectors.joining(" + ")))
                    .position();
        } catch (NotationException e) {
            throw new CertificateException(
                    "the first line has the game \"" + game + "\" and the root \"" + root + "\", which cannot be read: "
                            + e.getMessage(),
                    e);
        }
    }

    /** Returns a proof of a sum of several games, whose root names them. */
    private static Certificate sum(Map<String, String> header, List<String> facts) {
        String root = field(header, NimberProof.ROOT);
        long value = number(field(header, NimberProof.VALUE));
        List<Long> values = COMMA.splitAsStream(field(header, NimberSumProof.VALUES))
                .map(NimberProofFormat::number)
                .toList();
        try {
            Position position = GameLibrary.installed().read(root).position();
            return NimberSumProof.read(position, value, values, facts);
        } catch (NotationException e) {
            throw new CertificateException(
                    "the first line has the root \"" + root + "\", which cannot be read: " + e.getMessage(), e);
        }
    }

    static long number(String text) {
        if (!text.matches("0|[1-9][0-9]{0,17}")) {
            throw new CertificateException("the first line has the value \"" + text + "\" where a number is expected");
        }
        return Long.parseLong(text);
    }

    /**
     * Returns the one game of a ruleset.
     *
     * @param name the name of the ruleset with its parameters
     * @return the game
     * @throws CertificateException if it is unknown, or consists of several games
     */
    public static ImpartialGame<?> game(String name) {
        try {
            List<ImpartialGame<?>> games = GameLibrary.installed().ruleset(name).games();
            if (games.size() != 1) {
                throw new CertificateException(name + " consists of several games, but a proof covers only one");
            }
            return games.get(0);
        } catch (NotationException e) {
            throw new CertificateException("the first line has the game \"" + name + "\": " + e.getMessage(), e);
        }
    }

    private static <S> Certificate proof(ImpartialGame<S> game, Position root, long value, List<String> facts) {
        return new NimberProof<>(game, root, value, facts);
    }

    /**
     * Returns a value of the first line.
     *
     * @param header the names and values of the first line
     * @param name the name
     * @return its value
     * @throws CertificateException if the name is missing
     */
    public static String field(Map<String, String> header, String name) {
        String value = header.get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line does not name its " + name + "; it was truncated or changed");
        }
        return value;
    }
}
