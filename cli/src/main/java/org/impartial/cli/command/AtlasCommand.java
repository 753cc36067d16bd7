package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.atlas.Atlas;
import org.impartial.cli.question.atlas.AtlasCodes;
import org.impartial.cli.question.atlas.AtlasRow;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code atlas}: a table of the periods of all codes of a pattern. */
@Command(
        name = "atlas",
        description =
                "Computes the periods of all octal games of a pattern, each within a time limit, into a table that a"
                        + " later run goes on from.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "DIRECTORY/atlas.csv has a row for each code, sorted; DIRECTORY/classes.csv one for each class, as finished.",
            "",
            "Example:",
            "  impartial atlas --code '0.??' --seconds 1 --directory two-digits"
        })
public final class AtlasCommand implements Callable<Integer>, Interruptible {
    private static final int MOST_VALUES = 1 << 30;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--code",
            required = true,
            paramLabel = "CODE",
            description = "a code whose digits may be question marks")
    private String code = "";

    @Option(names = "--directory", required = true, paramLabel = "DIRECTORY", description = "where the table is kept")
    private Path directory = Path.of("");

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "seconds for each class (default 60)")
    private int seconds;

    @Option(
            names = "--values",
            paramLabel = "N",
            defaultValue = "100000000",
            description = "how many values of a game are computed at most (default 10^8)")
    private int values;

    @Option(
            names = "--certificates",
            paramLabel = "N",
            defaultValue = "0",
            description = "Write a certificate of each period that takes at most N values (default 0: none).")
    private int certificates;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "how many games are computed at a time (default: the number of processors)")
    private int threads = Runtime.getRuntime().availableProcessors();

    public AtlasCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "the lines that are whole stay in " + directory + ", and the same command goes on from them";
    }

    @Override
    public Integer call() throws IOException {
        require(seconds >= 1, "--seconds is 1 or more");
        require(values >= 1 && values <= MOST_VALUES, "--values is from 1 to " + MOST_VALUES);
        require(certificates >= 0, "--certificates is 0 or more");
        require(threads >= 1 && threads <= 256, "--threads is from 1 to 256");
        Atlas atlas = new Atlas(directory, Duration.ofSeconds(seconds), values, certificates);
        List<AtlasRow> rows = atlas.fill(AtlasCodes.of(code), threads, (done, all) -> {});
        long proved = rows.stream().filter(row -> row.status().equals("proved")).count();
        long classes = rows.stream().map(AtlasRow::representative).distinct().count();
        terminal.out()
                .println(rows.size() + " codes in " + classes + " classes are in " + directory.resolve("atlas.csv")
                        + ": " + proved + " with a proved period, " + (rows.size() - proved) + " open");
        return ExitStatus.ANSWERED;
    }

    private void require(boolean good, String wrong) {
        if (!good) {
            throw new ParameterException(spec.commandLine(), wrong);
        }
    }
}
