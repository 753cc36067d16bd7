package org.impartial.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.impartial.census.Census;
import org.impartial.census.Modulus;
import org.impartial.census.Selection;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.picture.PictureOutput;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.CountReport;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.json.question.CountQuery;
import org.impartial.json.question.CountedGroup;
import org.impartial.json.question.CountedGroup.CountedSummand;
import org.impartial.json.question.Whole;
import org.impartial.json.request.CountRequests;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code count}: how many positions of a range are lost, or have a Grundy value. */
@Command(
        name = "count",
        description =
                "Counts the positions with heaps in a range that are lost, or have a Grundy value: sums of several heaps,"
                        + " tuples, or heaps given as terms of a number.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial count kayles --to 100000 --heaps 3 --multisets",
            "  impartial count kayles --to 1000 --heaps 4 --play misere --sample 3",
            "  impartial count nim --to 10^18 --heaps 10000000 --modulo 1000000007",
            "  impartial count wythoff --to 10^18 --where 'x<y'",
            "  impartial count nim n 2n 3n --from 1 --to 2^30",
            "  impartial count 'kayles 0..1000 + nim 0..7'",
            "  impartial count 'octal[0.156]' --to 10^15 --values",
            "  impartial count kayles --to 1000 --heaps 2 -o values.svg"
        })
public final class CountCommand implements Callable<Integer>, Interruptible {
    private static final int MOST_SAMPLES = 1000;

    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(names = "--from", paramLabel = "N", description = "the least heap (default: ${DEFAULT-VALUE})")
    private String from = "0";

    @Option(names = "--to", paramLabel = "N", description = "the greatest heap, such as 10^18-1 (default: 100)")
    private String to = "100";

    @Option(names = "--heaps", paramLabel = "K", description = "choose K heaps, or K positions of another game")
    private Optional<Long> heaps = Optional.empty();

    @ArgGroup
    private CountKind kind = new CountKind();

    /** The ways to choose heaps. */
    static final class CountKind {
        @SuppressWarnings("UnusedVariable") // for help and errors; it is the default
        @Option(names = "--ordered", description = "in order, with repetition (default)")
        private boolean ordered;

        @Option(names = "--multisets", description = "without order, with repetition")
        private boolean multisets;

        @Option(names = "--subsets", description = "without order, all different")
        private boolean subsets;

        Selection selection() {
            return multisets ? Selection.MULTISETS : subsets ? Selection.SUBSETS : Selection.ORDERED;
        }
    }

    @Option(names = "--value", paramLabel = "V", description = "count a Grundy value (default: the P-positions)")
    private Optional<Long> value = Optional.empty();

    @Option(names = "--values", description = "Print the count of every value.")
    private boolean values;

    @Option(names = "--modulo", paramLabel = "M", description = "count modulo M")
    private Optional<String> modulo = Optional.empty();

    @Option(names = "--where", paramLabel = "CONDITION", description = "a condition on the heaps, such as x<y")
    private String where = "";

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--sample", paramLabel = "N", description = "print N random positions among those counted")
    private int sample;

    @Option(names = "--seed", paramLabel = "S", description = "seed of the sample (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(names = "--json", description = "Print one line of JSON, as solve --jsonl answers.")
    private boolean json;

    @SuppressWarnings("UnusedVariable") // for help and errors; there is one kind
    @Option(names = "--as", paramLabel = "KIND", description = "with -o: histogram, the counts of the values")
    private CountDrawing drawing = CountDrawing.HISTOGRAM;

    /** The kinds of pictures. */
    enum CountDrawing {
        HISTOGRAM
    }

    @Mixin
    private PictureOutput output = new PictureOutput();

    @Mixin
    private Spending spending = new Spending();

    public CountCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "nothing was kept; a smaller range takes less time";
    }

    @Override
    public Integer call() throws IOException {
        Misuse.require(spec, sample >= 0 && sample <= MOST_SAMPLES, "--sample is from 0 to " + MOST_SAMPLES);
        Misuse.require(spec, !json || !output.asked(), "--json and -o are two forms of the answer; give one of them");
        CountQuery query = query(position.text());
        Meter meter = new Meter(spending.budget(), terminal.progress(), () -> false);
        Census census = query.census(meter);
        CountReport report = new CountReport(query, census, terminal);
        if (output.asked()) {
            output.write(PictureOutput.drawn(() -> report.histogram(position.text())), terminal);
            return ExitStatus.ANSWERED;
        }
        if (json) {
            ObjectNode answer = CountRequests.answer(query, census);
            if (sample > 0) {
                CountRequests.samples(answer, query, census, sample, seed, meter);
            }
            terminal.out().println(answer);
            return ExitStatus.ANSWERED;
        }
        report.print(values);
        query.samples(census, seed, meter).limit(sample).forEach(terminal.out()::println);
        return ExitStatus.ANSWERED;
    }

    private CountQuery query(String text) {
        List<CountedGroup> groups = new ArrayList<>();
        List<String> terms = List.of();
        Convention convention = Convention.NORMAL;
        for (CountedSummand summand : CountedGroup.summands(text, GameLibrary.installed())) {
            groups.add(new CountedGroup(
                    summand.ruleset(),
                    summand.range().isEmpty()
                            ? Whole.of("--from", from)
                            : summand.range().get(0),
                    summand.range().isEmpty()
                            ? Whole.of("--to", to)
                            : summand.range().get(1),
                    heaps.isPresent() ? OptionalLong.of(heaps.get()) : OptionalLong.empty(),
                    kind.selection()));
            convention = play.of(summand.rules()) == Convention.MISERE ? Convention.MISERE : convention;
            terms = summand.terms().isEmpty() ? terms : summand.terms();
        }
        BigInteger modulus = modulo.map(number -> Whole.of("--modulo", number)).orElse(BigInteger.ZERO);
        Misuse.require(spec, modulo.isEmpty() || modulus.signum() > 0, "--modulo is 1 or more");
        return new CountQuery(
                groups,
                convention,
                value.isPresent() ? OptionalLong.of(value.get()) : OptionalLong.empty(),
                modulus.signum() > 0 ? Modulus.of(modulus) : Modulus.EXACT,
                terms,
                where,
                spending.seconds());
    }
}
