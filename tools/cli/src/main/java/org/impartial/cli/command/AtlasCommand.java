package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.atlas.Atlas;
import org.impartial.cli.question.atlas.AtlasCodes;
import org.impartial.cli.question.atlas.AtlasQuotients;
import org.impartial.cli.question.atlas.AtlasRow;
import org.impartial.cli.question.atlas.QuotientRow;
import org.impartial.core.game.heap.BreakingCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code atlas}: a table of the periods of all codes of a pattern. */
@Command(
        name = "atlas",
        description =
                "Computes the periods of all octal games of a pattern into a table, from which a later run continues.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "DIRECTORY/atlas.csv has a row for each code, sorted; DIRECTORY/classes.csv one for each class, as finished,"
                    + " and with --quotients DIRECTORY/misere.csv the order of the quotient of each class for the heaps"
                    + " to 60.",
            "",
            "Example:",
            "  impartial atlas --code '0.??' --code '4.??' --seconds 1 --directory two-digits"
        })
public final class AtlasCommand implements Callable<Integer>, Interruptible {
    private static final int MOST_VALUES = 1 << 30;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "a code whose digits may be question marks; may be given several times")
    private List<String> patterns = List.of();

    @Option(
            names = "--directory",
            paramLabel = "DIRECTORY",
            defaultValue = "atlas",
            description = "where the table is kept (default: ${DEFAULT-VALUE})")
    private Path directory = Path.of("atlas");

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "seconds for each class (default: 60)")
    private int seconds;

    @Option(
            names = "--values",
            paramLabel = "N",
            defaultValue = "100000000",
            description = "greatest number of values to compute for a game (default: 10^8)")
    private int values;

    @Option(
            names = "--certificates",
            paramLabel = "N",
            defaultValue = "0",
            description = "Write a certificate of each period that takes at most N values (default: 0, none).")
    private int certificates;

    @Option(
            names = "--quotients",
            paramLabel = "S",
            defaultValue = "0",
            description = "seconds for the misère quotient of each class (default: 0, none)")
    private int quotients;

    @Mixin
    private ThreadsOption threads = new ThreadsOption(Runtime.getRuntime().availableProcessors());

    public AtlasCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "complete lines are kept in " + directory + ", and the same command continues from them";
    }

    @Override
    public Integer call() throws IOException {
        if (patterns.isEmpty()) {
            spec.commandLine().usage(spec.commandLine().getOut());
            return ExitStatus.ANSWERED;
        }
        Misuse.require(spec, seconds >= 1, "--seconds is 1 or more");
        Misuse.require(spec, values >= 1 && values <= MOST_VALUES, "--values is from 1 to " + MOST_VALUES);
        Misuse.require(spec, certificates >= 0, "--certificates is 0 or more");
        Misuse.require(spec, quotients >= 0, "--quotients is 0 or more");
        threads.check();
        Atlas atlas = new Atlas(directory, Duration.ofSeconds(seconds), values, certificates);
        List<BreakingCode> codes = patterns.stream()
                .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                .distinct()
                .toList();
        List<AtlasRow> rows = atlas.fill(codes, threads.count(), progress("codes"));
        long proved = rows.stream().filter(AtlasRow::proved).count();
        long classes = rows.stream().map(AtlasRow::representative).distinct().count();
        terminal.out()
                .println(rows.size() + " codes in " + classes + " classes are in " + directory.resolve("atlas.csv")
                        + ": " + proved + " with a proved period, " + (rows.size() - proved) + " open");
        if (quotients > 0) {
            AtlasQuotients misere = new AtlasQuotients(directory, Duration.ofSeconds(quotients), certificates);
            List<QuotientRow> orders = misere.fill(codes, threads.count(), progress("quotients"));
            long known = orders.stream().filter(QuotientRow::known).count();
            terminal.out()
                    .println("orders of " + known + " of " + orders.size() + " misère quotients are in "
                            + directory.resolve("misere.csv"));
        }
        return ExitStatus.ANSWERED;
    }

    private BiConsumer<Integer, Integer> progress(String unit) {
        return (done, all) -> terminal.showProgress(done + " of " + all + " " + unit);
    }
}
