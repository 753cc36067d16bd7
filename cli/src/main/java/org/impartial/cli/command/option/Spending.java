package org.impartial.cli.command.option;

import java.math.BigDecimal;
import java.util.Optional;
import org.impartial.cli.question.Seconds;
import org.impartial.core.meter.Budget;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The budget of an answer, as options of a command. */
public final class Spending {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--budget",
            paramLabel = "N",
            defaultValue = "100000000",
            description = "most positions to visit (${DEFAULT-VALUE})")
    private long positions = 100_000_000;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "most seconds to take, such as 0.5 (default: no limit)")
    private Optional<BigDecimal> seconds = Optional.empty();

    /**
     * Returns the budget of the options.
     *
     * @throws ParameterException if there is none such
     */
    public Budget budget() {
        if (positions < 1) {
            throw new ParameterException(spec.commandLine(), "--budget is 1 or more, not " + positions);
        }
        if (seconds.isPresent() && seconds.get().signum() <= 0) {
            throw new ParameterException(spec.commandLine(), "--seconds is above 0, not " + seconds.get());
        }
        Budget budget = Budget.positions(positions);
        return seconds.map(Seconds::of).map(budget::within).orElse(budget);
    }
}
