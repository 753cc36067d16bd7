package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.exercise.Exercise;
import org.impartial.cli.exercise.ExerciseSheet;
import org.impartial.cli.exercise.Exercises;
import org.impartial.cli.io.ExitStatus;
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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code exercises}: questions about positions of a game, for lessons. */
@Command(
        name = "exercises",
        description =
                "Makes exercises about a game, with answers. They ask for winning moves, one or several, in normal and in"
                        + " misère play, for the player who wins, and for heaps of a value. POSITION is a game, or a"
                        + " position at which play starts.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial exercises nim --count 10 --seed 1 --answers",
            "  impartial exercises 'cram[4,4]' --level 2 --json",
            "  impartial exercises kayles --count 4 -o kayles.html"
        })
public final class ExercisesCommand implements Callable<Integer> {
    private static final int MOST = 1000;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "10",
            description = "how many, at most 1000 (default: ${DEFAULT-VALUE})")
    private int count = 10;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "determines the exercises; the same seed gives the same ones (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--level",
            paramLabel = "N",
            defaultValue = "2",
            description = "from 1, the easiest, to 5 (default: ${DEFAULT-VALUE})")
    private int level = 2;

    @Option(names = "--answers", description = "Add the answers and the reasons.")
    private boolean answers;

    @Option(names = "--csv", description = "Print comma-separated values.")
    private boolean csv;

    @Option(names = "--json", description = "Print a JSON object on each line.")
    private boolean json;

    @Mixin
    private Spending spending = new Spending();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write a page to be printed, with drawings if FILE ends in .html or .tex, without if in .md.")
    private Optional<Path> file = Optional.empty();

    public ExercisesCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Misuse.require(spec, count >= 1 && count <= MOST, "--count is from 1 to " + MOST + ", not " + count);
        Misuse.require(spec, level >= 1 && level <= Exercises.MOST_LEVEL, "--level is from 1 to 5, not " + level);
        Misuse.require(
                spec,
                (csv ? 1 : 0) + (json ? 1 : 0) + (file.isPresent() ? 1 : 0) <= 1,
                "choose one of --csv, --json and -o");
        String ending = file.map(Path::toString).orElse("").replaceFirst(".*(?=\\.\\w+$)|.*", "");
        Misuse.require(spec, ending.matches("|\\.(html?|tex|md)"), "FILE ends in .html, .tex or .md, not in " + ending);
        Meter meter = new Meter(spending.budget(), terminal.progress(), () -> false);
        GameLibrary library = GameLibrary.installed();
        List<Exercise> made = Exercises.about(library, position.text(), level, seed, meter, count);
        terminal.clear();
        if (made.isEmpty()) {
            throw new NotationException("no exercise was found; try another --level, --seed or position");
        }
        GameCard card = library.family(GameTerm.of(position.text()).game()).card();
        ExerciseSheet sheet = new ExerciseSheet(card.title(), card.rules(), made, answers);
        if (file.isPresent()) {
            WholeFile.write(file.get(), sheet.page(ending));
        } else {
            String text = csv ? sheet.csv() : json ? sheet.jsonLines() : sheet.text();
            terminal.out().print(LineBreaks.wrapped(text, csv || json ? Terminal.UNBROKEN : terminal.width()));
            terminal.out().flush();
        }
        return ExitStatus.ANSWERED;
    }
}
