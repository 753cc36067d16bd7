package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import org.impartial.cli.io.Terminal;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.Segmented;
import org.impartial.solve.engine.sequence.GrundySequence;

/** The files of a proved period. */
record PeriodFiles(GrundySequence sequence, Terminal terminal) {

    void proof(Path file) throws IOException {
        Certificate certificate = write(file);
        terminal.out()
                .println(certificate.size() + " facts are in " + file + "; impartial verify " + file + " checks them");
    }

    Certificate write(Path file) throws IOException {
        Certificate certificate = sequence.certificate()
                .orElseThrow(() -> new CertificateException("no certificate is written to " + file
                        + ": no period of " + sequence.game().name() + " is proved by a finite check up to "
                        + sequence.computed() + "; search further with --to N"));
        Certificates.write(certificate, file);
        return certificate;
    }

    void segments(Path file, long size) throws IOException {
        Segmented proof = sequence.segments(size);
        Certificates.write(proof, file);
        terminal.out()
                .println(proof.segments() + " segments are in " + file + "; impartial verify " + file + " checks them");
    }
}
