package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.impartial.cli.exercise.Exercise;
import org.impartial.cli.exercise.ExerciseSheet;
import org.impartial.cli.exercise.Exercises;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.site.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code site}: all games as static pages. */
@Command(
        name = "site",
        description =
                "Writes a site of static pages that needs neither a server nor a network: a gallery of all games, a page and"
                        + " a playable lesson and exercises for each, a search over their names, and the documents.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  impartial site kayles-site --games kayles"})
public final class SiteCommand implements Callable<Integer> {
    private static final int EXERCISES = 5;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", arity = "0..1", paramLabel = "DIR", description = "the folder of the site")
    private Optional<Path> directory = Optional.empty();

    @Option(
            names = "--documents",
            paramLabel = "DIR",
            description = "a folder of documents in Markdown, with their images (default: none)")
    private Optional<Path> documents = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "GAME",
            split = ",",
            description = "only these games, separated by commas (default: all)")
    private List<String> games = List.of();

    @Option(
            names = "--javadoc",
            paramLabel = "ADDRESS",
            description = "the address of the Javadoc, to which the first page leads (default: none)")
    private Optional<String> javadoc = Optional.empty();

    public SiteCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (directory.isEmpty()) {
            spec.commandLine().usage(spec.commandLine().getOut());
            return ExitStatus.ANSWERED;
        }
        Path folder = directory.get();
        if (documents.isPresent() && !Files.isDirectory(documents.get())) {
            throw new ParameterException(
                    spec.commandLine(), "--documents is a folder, and there is none at " + documents.get());
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new ParameterException(spec.commandLine(), folder + " is a file; give a folder for the site");
        }
        GameLibrary all = GameLibrary.installed();
        GameLibrary chosen = games.isEmpty()
                ? all
                : GameLibrary.of(games.stream().map(all::family).toList());
        Map<String, String> links = new TreeMap<>();
        javadoc.ifPresent(address -> links.put("Javadoc", address));
        Site.write(chosen, folder, documents, links, SiteCommand::exercises, line -> {
            if (terminal.live()) {
                terminal.err().println(line);
            }
        });
        terminal.out()
                .println(folder.resolve("index.html")
                        .toAbsolutePath()
                        .normalize()
                        .toUri());
        return ExitStatus.ANSWERED;
    }

    private static String exercises(GameFamily family) {
        List<Exercise> made = Exercises.about(GameLibrary.installed(), family.id(), 2, 1, Meter.unlimited(), EXERCISES);
        return made.isEmpty()
                ? ""
                : new ExerciseSheet(family.card().title(), family.card().rules(), made, true).page(".html");
    }
}
