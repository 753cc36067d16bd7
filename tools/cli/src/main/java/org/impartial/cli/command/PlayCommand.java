package org.impartial.cli.command;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.BookOption;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.io.ExitMessage;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.play.Match;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
            "  impartial play 'cram[4,5]' --book cram45.proof",
            "  printf '12>1\\nquit\\n' | impartial play 'wythoff 4 7 + nim 12'"
        })
public final class PlayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--second", description = "You move second.")
    private boolean second;

    @Mixin
    private PlayOption play = new PlayOption();

    @Mixin
    private BookOption book = new BookOption();

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "10000000",
            description = "greatest number of positions to visit for a move (default: ${DEFAULT-VALUE})")
    private long budget = 10_000_000;

    public PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (budget < 1) {
            throw new ParameterException(spec.commandLine(), "--budget is 1 or more");
        }
        String text = position.position();
        Convention convention = play.of(text);
        Solver solver = Solver.of(convention).within(Budget.positions(budget)).progress(terminal.progress());
        Match match = new Match(
                text,
                solver,
                book.player(text, convention),
                !second,
                terminal.reader(),
                terminal.out(),
                terminal.width());
        ExitMessage message = new ExitMessage(() -> {
            terminal.err().println();
            terminal.complain("interrupted; go on with: impartial play " + ShellWords.inQuotes(match.position())
                    + (convention == Convention.MISERE ? " --play misere" : ""));
        });
        try {
            match.play();
        } finally {
            message.withdraw();
        }
        return ExitStatus.ANSWERED;
    }
}
