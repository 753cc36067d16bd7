package org.impartial.cli.command;

import java.io.IOException;
import org.impartial.cli.command.option.BookOption;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.io.ExitMessage;
import org.impartial.cli.io.ShellWords;
import org.impartial.cli.play.Match;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Solver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code play}: a match against the perfect opponent. */
@Command(name = "play")
public final class PlayCommand extends PositionSubcommand {
    @Option(names = "--second")
    private boolean second;

    @Mixin
    private PlayOption play = new PlayOption();

    @Mixin
    private BookOption book = new BookOption();

    @Option(names = "--budget", paramLabel = "N")
    private long budget = 10_000_000;

    @Override
    protected void answer() throws IOException {
        require(budget >= 1, "--budget is 1 or more");
        String text = position.position();
        Convention convention = play.of(text);
        Solver solver = Solver.of(convention)
                .within(Budget.positions(budget))
                .progress(terminal().progress());
        Match match = new Match(text, solver, book.player(text, convention), !second, terminal());
        String misere = convention == Convention.MISERE ? " --play misere" : "";
        ExitMessage message = new ExitMessage(() -> {
            terminal().err().println();
            String position = ShellWords.inQuotes(match.position());
            terminal().complain("interrupted; go on with: impartial play " + position + misere);
        });
        try {
            match.play();
        } finally {
            message.withdraw();
        }
    }
}
