package org.impartial.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.SharedOption;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Segmented;
import org.impartial.solve.engine.sequence.stream.PeriodSearch;
import org.impartial.solve.engine.sequence.stream.SegmentGoal;
import org.impartial.solve.engine.sequence.stream.SegmentRun;
import picocli.CommandLine.Option;

/** The options of {@code sequence} for a period that is too long for a table. */
final class StreamOptions extends SharedOption {
    private static final String NUMBER = "[0-9]{1,18}";
    private static final String NOTHING =
            "the search for the period keeps nothing; --repeats N,P gives a period that is known";

    @Option(names = "--stream", paramLabel = "FILE")
    private Optional<Path> file = Optional.empty();

    @Option(names = "--repeats", paramLabel = "N,P")
    private String repeats = "";

    boolean isGiven() {
        return file.isPresent() || !repeats.isEmpty();
    }

    String whenInterrupted() {
        return repeats.isEmpty() ? NOTHING : "the same command continues from the state of the last minute";
    }

    void run(HeapGame game, Optional<Long> segment, int threads, Optional<Integer> seconds, Terminal terminal)
            throws IOException {
        require(
                file.isPresent() && repeats.matches("|" + NUMBER + "," + NUMBER),
                "--stream FILE is combined with --repeats N,P: the heap from which values repeat, and the period");
        Budget budget =
                seconds.map(Duration::ofSeconds).map(Budget.unlimited()::within).orElse(Budget.unlimited());
        Meter meter = new Meter(budget, terminal.progress("values"), () -> false);
        String kept = NOTHING;
        try {
            SegmentGoal goal = repeats.isEmpty() ? found(game, segment, threads, meter, terminal) : given(segment);
            kept = "the state of the run is kept; the same command continues from it";
            Segmented proof = SegmentRun.run(game, file.get(), goal, threads, meter);
            terminal.println("proved: " + proof.statement());
            terminal.println(proof.segments() + " segments are in " + file.get() + "; impartial verify " + file.get()
                    + " checks them");
        } catch (StoppedException stopped) {
            terminal.complain(kept);
            throw stopped;
        }
    }

    private SegmentGoal given(Optional<Long> segment) {
        String[] numbers = repeats.split(",", -1);
        return Misuse.accepted(
                spec,
                () -> new SegmentGoal(
                        Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), segment.orElse(SegmentRun.SEGMENT)));
    }

    private static SegmentGoal found(
            HeapGame game, Optional<Long> segment, int threads, Meter meter, Terminal terminal) {
        SegmentGoal goal = PeriodSearch.goal(game, segment.orElse(SegmentRun.SEGMENT), threads, meter);
        terminal.say("observed period " + goal.period() + " from " + goal.preperiod() + "; --repeats "
                + goal.preperiod() + "," + goal.period() + " continues a run without searching for it again");
        return goal;
    }
}
