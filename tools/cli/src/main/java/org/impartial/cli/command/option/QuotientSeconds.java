package org.impartial.cli.command.option;

import java.time.Duration;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.json.question.Quotients;
import picocli.CommandLine.Option;

/** The option {@code --seconds} of the commands about misère quotients and genera, their only limit of work. */
public final class QuotientSeconds extends SharedOption {
    @Option(names = "--seconds", paramLabel = "S")
    private int seconds = Quotients.DEFAULT_SECONDS;

    public void check() {
        require(seconds >= 1, "--seconds is 1 or more");
    }

    public Meter meter(Progress progress) {
        return new Meter(Budget.unlimited().within(Duration.ofSeconds(seconds)), progress, () -> false);
    }
}
