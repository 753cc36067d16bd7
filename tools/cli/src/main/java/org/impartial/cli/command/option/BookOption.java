package org.impartial.cli.command.option;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.proof.play.ProofPlayer;
import picocli.CommandLine.Option;

/** The option {@code --book}: a certificate of Grundy values by which the opponent plays. */
public final class BookOption extends SharedOption {
    @Option(names = "--book", paramLabel = "FILE")
    private Optional<Path> book = Optional.empty();

    public boolean given() {
        return book.isPresent();
    }

    public String position() throws IOException {
        Certificate certificate = read();
        player(certificate);
        return Certificates.root(certificate)
                .orElseThrow(() -> new CertificateException(book.orElseThrow()
                        + " is a book without a position; write the position at which play starts before --book"));
    }

    /** Returns the player by the book, which must have a fact about the position; empty without a book. */
    public Optional<ProofPlayer> player(String text, Convention convention) throws IOException {
        return given() ? Optional.of(player(read(), text, convention)) : Optional.empty();
    }

    public Optional<ProofPlayer> checkedPlayer(String text, Convention convention, Meter meter) throws IOException {
        if (!given()) {
            return Optional.empty();
        }
        Certificate certificate = read();
        ProofPlayer player = player(certificate, text, convention);
        Verdict verdict = certificate.check(meter);
        if (!verdict.accepted()) {
            throw new CertificateException(book.get() + " is refused: " + verdict.reason());
        }
        return Optional.of(player);
    }

    private Certificate read() throws IOException {
        try {
            return Certificates.read(book.orElseThrow());
        } catch (NoSuchFileException none) {
            throw none;
        } catch (ImpartialException | IOException wrong) {
            throw unusable(wrong);
        }
    }

    private ProofPlayer player(Certificate certificate) {
        try {
            return ProofPlayer.of(certificate);
        } catch (CertificateException wrong) {
            throw unusable(wrong);
        }
    }

    private CertificateException unusable(Exception wrong) {
        return new CertificateException(book.orElseThrow() + " cannot be used as a book: " + wrong.getMessage(), wrong);
    }

    private ProofPlayer player(Certificate certificate, String text, Convention convention) {
        require(
                convention == Convention.NORMAL,
                "--book is for normal play, in which Grundy values determine the outcome");
        ProofPlayer player = player(certificate);
        Position start = GameLibrary.installed().read(text).position();
        if (player.value(start).isEmpty()
                && (start.moves().isEmpty() || player.reply(start).kind() == ProofPlayer.ProofResult.UNKNOWN)) {
            throw new CertificateException(
                    book.orElseThrow() + " has no fact about " + start + "; create one with impartial prove");
        }
        return player;
    }
}
