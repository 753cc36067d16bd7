package org.impartial.proof;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;

/** Checks that the installed games read the {@code game} and the {@code root} of a certificate that is written. */
final class ReadableHeader {
    private static final String GAME = "game";
    private static final String ROOT = "root";
    private static final Pattern PLUS = Pattern.compile(" \\+ ");

    /** Checks the game and the root of a certificate. */
    static void require(Certificate certificate) {
        String game = certificate.header().get(GAME);
        if (game != null) {
            requireGame(certificate, game);
        }
        position(certificate.header()).ifPresent(root -> requirePosition(certificate, root));
    }

    /** Returns the position that a header names, with the game before each term. */
    static Optional<String> position(Map<String, String> header) {
        String game = header.get(GAME);
        return Optional.ofNullable(header.get(ROOT)).map(root -> game == null ? root : withGame(game, root));
    }

    /** Returns a root with the game before each term; an empty term is a state that is written without words. */
    private static String withGame(String game, String root) {
        return Arrays.stream(PLUS.split(root, -1))
                .map(state -> (game + " " + state).strip())
                .collect(Collectors.joining(" + "));
    }

    private static void requireGame(Certificate certificate, String game) {
        try {
            GameLibrary.installed().ruleset(game);
        } catch (NotationException e) {
            throw refusal(certificate, "game \"" + game + "\"", e);
        }
    }

    private static void requirePosition(Certificate certificate, String position) {
        try {
            GameLibrary.installed().read(position);
        } catch (NotationException e) {
            throw refusal(certificate, "position \"" + position + "\"", e);
        }
    }

    private static CertificateException refusal(Certificate certificate, String what, NotationException cause) {
        return new CertificateException(
                "the " + certificate.kind() + " certificate is not written, because the " + what
                        + " could not be read from it again (" + cause.getMessage()
                        + "); install the game with a GameProvider, and give it a notation that reads what it writes",
                cause);
    }
}
