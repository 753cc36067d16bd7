package org.impartial.proof;

import java.util.Optional;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.Header;

/**
 * Checks, before a certificate is written, that the installed games can read its {@code game} and its {@code root}
 * back. If the game is not installed, or its notation cannot be read, the file could not be checked.
 */
final class ReadableHeader {
    private ReadableHeader() {}

    /**
     * Checks the header of a certificate.
     *
     * @param certificate the certificate to be written
     * @throws CertificateException if its game or its root cannot be read
     */
    static void require(Certificate certificate) {
        String game = certificate.header().get(Header.GAME);
        if (game != null) {
            requireGame(certificate, game);
        }
        position(certificate).ifPresent(root -> requirePosition(certificate, root));
    }

    /** Returns the position that a certificate is about, with the game before each term. */
    static Optional<String> position(Certificate certificate) {
        String game = certificate.header().get(Header.GAME);
        return Optional.ofNullable(certificate.header().get(Header.ROOT))
                .map(root -> game == null ? root : Header.withGame(game, root));
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
