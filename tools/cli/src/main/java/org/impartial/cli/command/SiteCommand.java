package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.exercise.Exercise;
import org.impartial.cli.exercise.ExerciseSheet;
import org.impartial.cli.exercise.Exercises;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.site.Site;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code site}: all games as static pages. */
@Command(name = "site")
public final class SiteCommand extends Subcommand {
    private static final int EXERCISES = 5;

    @Parameters(index = "0", arity = "0..1", paramLabel = "DIR")
    private Optional<Path> directory = Optional.empty();

    @Option(names = "--documents", paramLabel = "DIR")
    private Optional<Path> documents = Optional.empty();

    @Option(names = "--games", paramLabel = "GAME", split = ",")
    private List<String> games = List.of();

    @Option(names = "--javadoc", paramLabel = "ADDRESS")
    private Optional<String> javadoc = Optional.empty();

    @Override
    protected void answer() throws IOException {
        if (directory.isEmpty()) {
            usage();
            return;
        }
        Path folder = directory.get();
        documents.ifPresent(
                given -> require(Files.isDirectory(given), "--documents is a folder, and there is none at " + given));
        require(!Files.exists(folder) || Files.isDirectory(folder), folder + " is a file; give a folder for the site");
        GameLibrary all = GameLibrary.installed();
        GameLibrary chosen = games.isEmpty()
                ? all
                : GameLibrary.of(games.stream().map(all::family).toList());
        Map<String, String> links =
                javadoc.map(address -> Map.of("Javadoc", address)).orElse(Map.of());
        Site.write(chosen, folder, documents, links, SiteCommand::exercises, line -> {
            if (terminal().live()) {
                terminal().err().println(line);
            }
        });
        Path start = folder.resolve("index.html").toAbsolutePath().normalize();
        terminal().println(start.toUri());
    }

    private static String exercises(GameFamily family) {
        List<Exercise> made = Exercises.about(GameLibrary.installed(), family.id(), 2, 1, Meter.unlimited(), EXERCISES);
        return made.isEmpty()
                ? ""
                : new ExerciseSheet(family.card().title(), family.card().rules(), made, true).page(".html");
    }
}
