package org.impartial.cli.command.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** The files of a command that writes two kinds, which the ending of a name distinguishes. */
public record OutputFiles(Optional<Path> special, Optional<Path> plain) {

    /** Sorts the files of an option; the endings of the special one are such as {@code svg|dot}. */
    public static OutputFiles of(CommandSpec spec, List<Path> files, String endings) {
        Optional<Path> special = Optional.empty();
        Optional<Path> plain = Optional.empty();
        for (Path file : files) {
            Path folder = file.toAbsolutePath().getParent();
            Misuse.require(
                    spec,
                    folder == null || Files.isDirectory(folder),
                    "there is no folder " + folder + " for the file " + file + "; create it first");
            boolean ended = file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.(" + endings + ")");
            Optional<Path> before = ended ? special : plain;
            Misuse.require(
                    spec, before.isEmpty(), "-o names two files of one kind: " + before.orElse(file) + " and " + file);
            special = ended ? Optional.of(file) : special;
            plain = ended ? plain : Optional.of(file);
        }
        return new OutputFiles(special, plain);
    }

    /** Sorts a certificate, whose name does not end as that of a picture does, and another file. */
    public static OutputFiles withCertificate(CommandSpec spec, List<Path> files, String endings) {
        OutputFiles sorted = of(spec, files, endings);
        sorted.plain()
                .ifPresent(file -> Misuse.require(
                        spec,
                        !file.toString().matches("(?s).*\\.(svg|png|tex|pdf|dot|gv)"),
                        "-o writes a certificate, or a file that ends in ." + endings.replace("|", ", .") + ", not "
                                + file));
        return sorted;
    }
}
