package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.BiConsumer;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.command.option.ThreadsOption;
import org.impartial.cli.question.Atlas;
import org.impartial.cli.question.AtlasCodes;
import org.impartial.cli.question.AtlasQuotients;
import org.impartial.cli.question.AtlasQuotients.QuotientRow;
import org.impartial.cli.question.AtlasRow;
import org.impartial.core.game.heap.BreakingCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code atlas}: a table of the periods of all codes of a pattern. */
@Command(name = "atlas")
public final class AtlasCommand extends Subcommand {
    private static final int MOST_VALUES = 1 << 30;

    @Option(names = "--code", paramLabel = "CODE")
    private List<String> patterns = List.of();

    @Option(names = "--directory", paramLabel = "DIRECTORY")
    private Path directory = Path.of("atlas");

    @Option(names = "--seconds", paramLabel = "S")
    private int seconds = 60;

    @Option(names = "--values", paramLabel = "N")
    private int values = 100_000_000;

    @Option(names = "--certificates", paramLabel = "N")
    private int certificates;

    @Option(names = "--quotients", paramLabel = "S")
    private int quotients;

    @Mixin
    private ThreadsOption threads = new ThreadsOption(Runtime.getRuntime().availableProcessors());

    @Override
    protected String kept(String usual) {
        return usual.formatted(directory);
    }

    @Override
    protected void answer() throws IOException {
        if (patterns.isEmpty()) {
            usage();
            return;
        }
        require(seconds >= 1, "--seconds is 1 or more");
        require(values >= 1 && values <= MOST_VALUES, "--values is from 1 to " + MOST_VALUES);
        require(certificates >= 0, "--certificates is 0 or more");
        require(quotients >= 0, "--quotients is 0 or more");
        threads.check();
        Atlas atlas = new Atlas(directory, Duration.ofSeconds(seconds), values, certificates);
        List<BreakingCode> codes = patterns.stream()
                .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                .distinct()
                .toList();
        List<AtlasRow> rows = atlas.fill(codes, threads.count(), progress("codes"));
        long proved = rows.stream().filter(AtlasRow::proved).count();
        long classes = rows.stream().map(AtlasRow::representative).distinct().count();
        terminal()
                .println(rows.size() + " codes in " + classes + " classes are in " + directory.resolve("atlas.csv")
                        + ": " + proved + " with a proved period, " + (rows.size() - proved) + " open");
        if (quotients > 0) {
            AtlasQuotients misere = new AtlasQuotients(directory, Duration.ofSeconds(quotients), certificates);
            List<QuotientRow> orders = misere.fill(codes, threads.count(), progress("quotients"));
            long known = orders.stream().filter(QuotientRow::known).count();
            terminal()
                    .println("orders of " + known + " of " + orders.size() + " misère quotients are in "
                            + directory.resolve("misere.csv"));
        }
    }

    private BiConsumer<Integer, Integer> progress(String unit) {
        return (done, all) -> terminal().showProgress(done + " of " + all + " " + unit);
    }
}
