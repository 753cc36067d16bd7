package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.impartial.cli.command.option.OutputFiles;
import org.impartial.cli.io.Terminal;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.WholeFile;
import picocli.CommandLine.Model.CommandSpec;

/** The files of a discovery. */
record ProvedFiles(Terminal terminal, OutputFiles files) {

    static ProvedFiles of(Terminal terminal, CommandSpec spec, List<Path> files) {
        return new ProvedFiles(terminal, OutputFiles.withCertificate(spec, files, "svg|dot|gv"));
    }

    void write(Supplier<Certificate> certificate, Supplier<String> svg, Supplier<String> dot) throws IOException {
        if (files.plain().isPresent()) {
            Path to = files.plain().get();
            Certificates.write(certificate.get(), to);
            terminal.say("certificate: " + to);
        }
        if (files.special().isPresent()) {
            Path picture = files.special().get();
            WholeFile.write(picture, picture.toString().endsWith(".svg") ? svg.get() : dot.get());
            terminal.say("picture: " + picture);
        }
    }
}
