package org.impartial.cli.command.picture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.cli.io.Terminal;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.LatexTable;
import org.impartial.picture.Picture;
import org.impartial.picture.PictureFormat;
import org.impartial.picture.graph.LabelledGraph;
import org.impartial.proof.file.WholeFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The destination and format of a picture: a file, whose ending gives the format, or standard output. */
public final class PictureOutput {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description =
                    "The file, which is replaced; its extension determines the format (default: standard output).")
    private Optional<Path> file = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORM",
            description = "${COMPLETION-CANDIDATES}, if no file name determines it (default: svg)")
    private Optional<PictureFormat> format = Optional.empty();

    /** Returns whether a picture is requested where text would suffice. */
    public boolean asked() {
        return file.isPresent() || format.isPresent();
    }

    /** Returns whether LaTeX is requested, in which a table is a table and not a picture. */
    boolean isTex() {
        return asked() && form() == PictureFormat.TEX;
    }

    void write(LatexTable table, Terminal terminal) throws IOException {
        write(table.tex().getBytes(StandardCharsets.UTF_8), terminal);
    }

    /** Returns whether the picture goes to standard output, and so leaves no room for text there. */
    public boolean toStandardOutput() {
        return file.isEmpty();
    }

    public void write(Picture picture, Terminal terminal) throws IOException {
        write(
                switch (form()) {
                    case SVG -> picture.svg().getBytes(StandardCharsets.UTF_8);
                    case PNG -> drawn(picture::png);
                    case TEX -> drawn(picture::tex).getBytes(StandardCharsets.UTF_8);
                    case DOT ->
                        throw new ParameterException(
                                spec.commandLine(), "only graphs can be written as DOT; use SVG, PNG or TEX");
                },
                terminal);
    }

    public void write(LabelledGraph graph, Terminal terminal) throws IOException {
        if (form() == PictureFormat.DOT) {
            write(graph.dot().getBytes(StandardCharsets.UTF_8), terminal);
        } else {
            write(drawn(graph::picture), terminal);
        }
    }

    /** Returns a picture; rejections are errors of the question, which is too large or has no values to rank by. */
    public static <T> T drawn(Supplier<T> drawing) {
        try {
            return drawing.get();
        } catch (IllegalArgumentException refused) {
            throw new NotationException(String.valueOf(refused.getMessage()));
        }
    }

    private void write(byte[] bytes, Terminal terminal) throws IOException {
        if (file.isPresent()) {
            WholeFile.write(file.get(), out -> out.write(bytes));
        } else {
            terminal.out().flush();
            terminal.bytes().write(bytes);
            terminal.bytes().flush();
        }
    }

    private PictureFormat form() {
        try {
            return file.map(PictureFormat::of).or(() -> format).orElse(PictureFormat.SVG);
        } catch (IllegalArgumentException unknown) {
            throw new ParameterException(spec.commandLine(), String.valueOf(unknown.getMessage()), unknown);
        }
    }
}
