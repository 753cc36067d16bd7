package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.exercise.Exercise;
import org.impartial.cli.exercise.ExerciseSheet;
import org.impartial.cli.exercise.Exercises;
import org.impartial.cli.exercise.SurveyExercises;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameLibrary;
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

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write a page with drawings, to be printed: LaTeX if FILE ends in .tex, else HTML.")
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
        GameLibrary library = GameLibrary.installed();
        List<Exercise> made = SurveyExercises.of(library, position.text(), level, seed, count)
                .orElseGet(() -> new Exercises(library, position.text(), level, seed).make(count));
        if (made.isEmpty()) {
            throw new NotationException("no exercise was found; try another --level, --seed or position");
        }
        GameCard card =
                library.family(GameTerm.of(position.text()).game()).card();
        ExerciseSheet sheet = new ExerciseSheet(card.title(), card.rules(), made, answers);
        if (file.isPresent()) {
            WholeFile.write(file.get(), file.get().toString().endsWith(".tex") ? sheet.tex() : sheet.page());
        } else {
            terminal.out().print(csv ? sheet.csv() : json ? sheet.jsonLines() : sheet.text());
            terminal.out().flush();
        }
        return ExitStatus.ANSWERED;
    }
}
