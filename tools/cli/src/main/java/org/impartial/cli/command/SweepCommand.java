package org.impartial.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.text.LevelProgress;
import org.impartial.cli.text.SweepReport;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.GameTerm;
import org.impartial.json.question.Query;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code sweep}: the values of all positions that can be reached from one, in memory or on disk. */
@Command(name = "sweep")
public final class SweepCommand extends PositionSubcommand {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,12})([kmgKMG])");

    @Option(names = "--directory", paramLabel = "DIR")
    private Optional<Path> directory = Optional.empty();

    @Option(names = "--memory", paramLabel = "SIZE")
    private Optional<String> memory = Optional.empty();

    @Option(names = "--outcome")
    private boolean outcome;

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--count")
    private boolean count;

    @Option(names = "--list")
    private boolean list;

    @Option(names = "--sample", paramLabel = "N")
    private Optional<Integer> sample = Optional.empty();

    @Option(names = "--seed", paramLabel = "S")
    private long seed = 1;

    @Option(names = "--lookup", paramLabel = "POSITION")
    private List<String> lookups = new ArrayList<>();

    @Option(names = "--levels")
    private boolean levels;

    @Override
    protected String kept(String usual) {
        return directory
                .map(place -> "complete levels are kept in " + place + ", and the same command continues from them")
                .orElse(usual);
    }

    @Override
    protected void answer() throws IOException {
        require(
                memory.isEmpty() || directory.isPresent(),
                "--memory is for a sweep on disk; name its directory with --directory");
        require(
                sample.isEmpty() || (list && directory.isEmpty() && sample.get() >= 1),
                "--sample is 1 or more, together with --list, and is taken in memory, without --directory");
        String text = position.position();
        Position root = position.read().position();
        if (!(root instanceof Component<?> component)) {
            throw new NotationException("a sweep starts from one component, and \"" + text + "\" is a sum of "
                    + root.components().size() + "; sweep its components, such as "
                    + root.components().get(0) + ", whose values add by XOR");
        }
        sweep(component, GameTerm.of(text).rules(), play.of(text));
    }

    private <S> void sweep(Component<S> root, String rules, Convention convention) throws IOException {
        LevelSweep<S> sweep = LevelSweep.of(root.game(), List.of(root.state())).listener(listener(Query.unit(root)));
        if (memory.isPresent()) {
            sweep = sweep.memory(bytes(memory.get()));
        }
        if (outcome || convention == Convention.MISERE || play.given().isPresent()) {
            sweep = sweep.measuring(measure(convention));
        }
        Meter meter = new Meter(Budget.unlimited(), Progress.NONE, () -> false);
        if (sample.isPresent()) {
            sample(root.game(), sweep, convention, meter);
            return;
        }
        try (LevelTable<S> table =
                directory.isPresent() ? sweep.onDisk(directory.get(), meter) : sweep.inMemory(meter)) {
            SweepReport<S> report =
                    new SweepReport<>(root.game(), table, terminal().out());
            report.size(root.state(), directory.isPresent());
            if (count) {
                report.counts();
            }
            if (list) {
                report.list();
            }
            for (String lookup : lookups) {
                report.value(state(root, rules + " " + lookup), lookup);
            }
        }
    }

    /** Loopy games have no Grundy values in a sweep, and in misère play values do not determine sums. */
    private <S> void sample(ImpartialGame<S> game, LevelSweep<S> sweep, Convention convention, Meter meter)
            throws IOException {
        boolean misere = convention == Convention.MISERE;
        int size = sample.orElseThrow();
        PrintWriter out = terminal().out();
        try (LevelTable<S> ended = sweep.measuring(misere ? SweepMeasure.MISERE_REMOTENESS : SweepMeasure.REMOTENESS)
                .inMemory(meter)) {
            if (misere || game.loopy()) {
                SweepReport.sample(game, List.of(ended), size, seed, out);
                return;
            }
            try (LevelTable<S> values = sweep.measuring(SweepMeasure.GRUNDY).inMemory(meter)) {
                SweepReport.sample(game, List.of(values, ended), size, seed, out);
            }
        }
    }

    /** Returns the measure: values add by XOR in normal play only, so misère play has outcome and remoteness. */
    private SweepMeasure measure(Convention convention) {
        return convention == Convention.MISERE
                ? SweepMeasure.MISERE_REMOTENESS
                : outcome ? SweepMeasure.REMOTENESS : SweepMeasure.GRUNDY;
    }

    /** Returns a position of the same ruleset, whose states are those of the root. */
    @SuppressWarnings("unchecked")
    private static <S> S state(Component<S> root, String text) {
        Position position = GameLibrary.installed().read(text).position();
        if (position instanceof Component<?> component && component.game().equals(root.game())) {
            return (S) component.state();
        }
        throw new NotationException(
                "\"" + text + "\" is not a single position of " + root.game().name());
    }

    private LevelListener listener(String unit) {
        LevelProgress progress = new LevelProgress(unit, directory.isEmpty() || !Files.isDirectory(directory.get()));
        if (levels) {
            return (sweep, level, positions) -> terminal().err().println(progress.line(sweep, level, positions));
        }
        return terminal().live()
                ? (sweep, level, positions) -> terminal().showProgress(progress.line(sweep, level, positions))
                : LevelListener.NONE;
    }

    private long bytes(String size) {
        Matcher matcher = SIZE.matcher(size);
        require(matcher.matches(), "--memory is a number followed by k, m or g, such as 350m, not " + size);
        long number = Long.parseLong(matcher.group(1));
        int shift = 10 * (1 + "kmg".indexOf(matcher.group(2).toLowerCase(Locale.ROOT)));
        if (number < 1 || number > Long.MAX_VALUE >> shift || number << shift < LevelSweep.LEAST_MEMORY) {
            throw misuse("--memory is at least 1m and within 64 bits, not " + size);
        }
        return number << shift;
    }
}
