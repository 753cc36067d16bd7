package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.exercise.Exercise;
import org.impartial.cli.exercise.ExerciseSheet;
import org.impartial.cli.exercise.Exercises;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.GameTerm;
import org.impartial.proof.file.WholeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code exercises}: questions about positions of a game, for lessons. */
@Command(name = "exercises")
public final class ExercisesCommand extends PositionSubcommand {
    private static final int MOST = 1000;

    @Option(names = "--count", paramLabel = "N")
    private int count = 10;

    @Option(names = "--seed", paramLabel = "S")
    private long seed = 1;

    @Option(names = "--level", paramLabel = "N")
    private int level = 2;

    @Option(names = "--answers")
    private boolean answers;

    @Option(names = "--csv")
    private boolean csv;

    @Option(names = "--json")
    private boolean json;

    @Mixin
    private Spending spending = new Spending();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    @Override
    protected void answer() throws IOException {
        require(count >= 1 && count <= MOST, "--count is from 1 to " + MOST + ", not " + count);
        require(level >= 1 && level <= Exercises.MOST_LEVEL, "--level is from 1 to 5, not " + level);
        require((csv ? 1 : 0) + (json ? 1 : 0) + (file.isPresent() ? 1 : 0) <= 1, "choose one of --csv, --json and -o");
        String ending = file.map(Path::toString).orElse("").replaceFirst(".*(?=\\.\\w+$)|.*", "");
        require(ending.matches("|\\.(html?|tex|md)"), "FILE ends in .html, .tex or .md, not in " + ending);
        Meter meter = spending.meter(terminal().progress());
        GameLibrary library = GameLibrary.installed();
        List<Exercise> made = Exercises.about(library, position.text(), level, seed, meter, count);
        terminal().clear();
        if (made.isEmpty()) {
            throw new NotationException("no exercise was found; try another --level, --seed or position");
        }
        GameCard card = library.family(GameTerm.of(position.text()).game()).card();
        ExerciseSheet sheet = new ExerciseSheet(card.title(), card.rules(), made, answers);
        if (file.isPresent()) {
            WholeFile.write(file.get(), sheet.page(ending));
        } else {
            String text = csv ? sheet.csv() : json ? sheet.jsonLines() : sheet.text();
            int width = csv || json ? Terminal.UNBROKEN : terminal().width();
            terminal().out().print(LineBreaks.wrapped(text, width));
            terminal().out().flush();
        }
    }
}
