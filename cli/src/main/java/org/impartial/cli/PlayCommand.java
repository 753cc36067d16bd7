package org.impartial.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.play.Match;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code play}: a match against the perfect opponent. */
@Command(
        name = "play",
        description =
                "Plays against you, perfectly: draws the position, reads your moves, gives hints and its reasons.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial play nim 7 9 12 15",
            "  impartial play 'cram[3,4]' --second",
            "  impartial play kayles 5 9 --play misere",
            "  printf '12>1\\nquit\\n' | impartial play 'wythoff 4 7 + nim 12'"
        })
final class PlayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "1..*",
            paramLabel = "POSITION",
            completionCandidates = GameNames.class,
            description = "GAME[PARAMS] POSITION, sums joined by +")
    private List<String> words = List.of();

    @Option(names = "--second", description = "You move second.")
    private boolean second;

    @Option(names = "--play", description = "normal or misere (default: normal, but misere for misere-nim and notakto)")
    private Optional<Convention> play = Optional.empty();

    @Option(
            names = "--budget",
            defaultValue = "10000000",
            description = "most positions to visit for a move (${DEFAULT-VALUE})")
    private long budget = 10_000_000;

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Misuse.refuseOptions(spec, words);
        if (budget < 1) {
            throw new ParameterException(spec.commandLine(), "--budget is 1 or more");
        }
        String text = String.join(" ", words);
        Convention convention = play.orElseGet(() -> GameLibrary.installed().play(text));
        Solver solver = Solver.of(convention).within(Budget.positions(budget)).progress(terminal.progress());
        Match match = new Match(text, solver, !second, terminal.reader(), terminal.out());
        Farewell farewell = new Farewell(() -> {
            terminal.err().println();
            terminal.err()
                    .println("impartial: interrupted; go on with: impartial play '" + match.position() + "'"
                            + (convention == Convention.MISERE ? " --play misere" : ""));
        });
        try {
            match.play();
        } finally {
            farewell.withdraw();
        }
        return ImpartialCommand.ANSWERED;
    }
}
