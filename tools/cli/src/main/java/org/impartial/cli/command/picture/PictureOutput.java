package org.impartial.cli.command.picture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.OutputFiles;
import org.impartial.cli.command.option.SharedOption;
import org.impartial.cli.io.Terminal;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.LatexTable;
import org.impartial.picture.Picture;
import org.impartial.picture.PictureFormat;
import org.impartial.picture.graph.LabelledGraph;
import org.impartial.proof.file.WholeFile;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The file of a picture, whose ending gives the format, or standard output; on a terminal a new file. */
public final class PictureOutput extends SharedOption {
    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private List<Path> files = List.of();

    @Option(names = "--format", paramLabel = "FORM")
    private Optional<PictureFormat> format = Optional.empty();

    private final String others;

    public PictureOutput() {
        this("");
    }

    /** Creates the option of a command that also writes another file, with endings such as {@code jsonl}. */
    public PictureOutput(String others) {
        this.others = others;
    }

    public Optional<Path> other() {
        return OutputFiles.of(spec, files, others).special();
    }

    private Optional<Path> file() {
        return OutputFiles.of(spec, files, others).plain();
    }

    /** Returns whether a picture is requested where text would suffice. */
    public boolean asked() {
        return file().isPresent() || format.isPresent();
    }

    /** Returns whether LaTeX is requested, in which a table is a table and not a picture. */
    boolean isTex() {
        return asked() && form() == PictureFormat.TEX;
    }

    void write(LatexTable table, Terminal terminal) throws IOException {
        write(table.tex().getBytes(StandardCharsets.UTF_8), terminal);
    }

    public boolean toStandardOutput() {
        return file().isEmpty();
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
        boolean named = file().isPresent();
        if (named || (terminal.width() < Terminal.UNBROKEN && format.isEmpty())) {
            Path to = file().orElseGet(this::free);
            WholeFile.write(to, out -> out.write(bytes));
            if (!named) {
                terminal.say("the picture is in " + to + "; -o FILE names another file");
            }
        } else {
            terminal.out().flush();
            terminal.bytes().write(bytes);
            terminal.bytes().flush();
        }
    }

    private Path free() {
        return IntStream.iterate(1, n -> n + 1)
                .mapToObj(n -> Path.of(spec.name() + (n == 1 ? "" : "-" + n) + ".svg"))
                .filter(path -> !Files.exists(path))
                .findFirst()
                .orElseThrow();
    }

    private PictureFormat form() {
        return Misuse.accepted(
                spec, () -> file().map(PictureFormat::of).or(() -> format).orElse(PictureFormat.SVG));
    }
}
