package org.impartial.cli.command.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.json.question.Query;
import org.impartial.json.question.Seconds;
import org.impartial.json.question.Solvers;
import org.impartial.solve.Strategy;
import picocli.CommandLine.Option;

/** The budget of an answer, as options of a command. */
public final class Spending extends SharedOption {
    @Option(names = "--budget", paramLabel = "N")
    private Optional<Long> positions = Optional.empty();

    @Option(names = "--seconds", paramLabel = "S")
    private Optional<BigDecimal> seconds = Optional.empty();

    public boolean given() {
        return positions.isPresent() || seconds.isPresent();
    }

    public Optional<Duration> seconds() {
        return seconds.map(Seconds::of);
    }

    public Inquiry inquiry(Terminal terminal) {
        return new Solvers(terminal.progress()).inquiry(Strategy.auto(), budget());
    }

    public Meter meter(Progress progress) {
        return new Meter(budget(), progress, () -> false);
    }

    /** Returns the budget of the options. Without one, what a search adds to an answer by theorems has ten seconds. */
    public Budget budget() {
        if (!given()) {
            return Query.UNCHOSEN;
        }
        long most = positions.orElse(Query.UNCHOSEN.positions());
        require(most >= 1, "--budget is 1 or more, not " + most);
        seconds.ifPresent(time -> require(time.signum() > 0, "--seconds is above 0, not " + time));
        Budget budget = Budget.positions(most);
        return seconds.map(Seconds::of).map(budget::within).orElse(budget);
    }
}
