package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.impartial.cli.io.Terminal;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.WholeFile;
import org.jspecify.annotations.Nullable;

/**
 * The files of a discovery.
 *
 * @param terminal where their names are written
 * @param to where the certificate goes, or null
 * @param picture where the automaton is drawn, or null
 */
record ProvedFiles(
        Terminal terminal, @Nullable Path to, @Nullable Path picture) {

    /** Writes the requested files. */
    void write(Supplier<Certificate> certificate, Supplier<String> svg, Supplier<String> dot) throws IOException {
        if (to != null) {
            Certificates.write(certificate.get(), to);
            terminal.say("certificate: " + to);
        }
        if (picture != null) {
            String drawn = picture.toString().endsWith(".svg") ? svg.get() : dot.get();
            WholeFile.write(picture, drawn);
            terminal.say("picture: " + picture);
        }
    }
}
