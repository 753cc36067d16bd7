package org.impartial.cli.command;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.census.Census;
import org.impartial.census.Modulus;
import org.impartial.census.Selection;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionSubcommand;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.command.picture.PictureOutput;
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
import picocli.CommandLine.Option;

/** {@code count}: how many positions of a range are lost, or have a Grundy value. */
@Command(name = "count")
public final class CountCommand extends PositionSubcommand {
    private static final int MOST_SAMPLES = 1000;

    @Option(names = "--from", paramLabel = "N")
    private String from = "0";

    @Option(names = "--to", paramLabel = "N")
    private String to = "100";

    @Option(names = "--heaps", paramLabel = "K")
    private Optional<Long> heaps = Optional.empty();

    @ArgGroup
    private CountKind kind = new CountKind();

    static final class CountKind {
        @SuppressWarnings("UnusedVariable") // for help and errors; it is the default
        @Option(names = "--ordered")
        private boolean ordered;

        @Option(names = "--multisets")
        private boolean multisets;

        @Option(names = "--subsets")
        private boolean subsets;

        Selection selection() {
            return multisets ? Selection.MULTISETS : subsets ? Selection.SUBSETS : Selection.ORDERED;
        }
    }

    @Option(names = "--value", paramLabel = "V")
    private Optional<Long> value = Optional.empty();

    @Option(names = "--values")
    private boolean values;

    @Option(names = "--modulo", paramLabel = "M")
    private Optional<String> modulo = Optional.empty();

    @Option(names = "--where", paramLabel = "CONDITION")
    private String where = "";

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--sample", paramLabel = "N")
    private int sample;

    @Option(names = "--seed", paramLabel = "S")
    private long seed = 1;

    @Option(names = "--json")
    private boolean json;

    @SuppressWarnings("UnusedVariable") // for help and errors; there is one kind
    @Option(names = "--as", paramLabel = "KIND")
    private CountDrawing drawing = CountDrawing.HISTOGRAM;

    enum CountDrawing {
        HISTOGRAM
    }

    @Mixin
    private PictureOutput output = new PictureOutput();

    @Mixin
    private Spending spending = new Spending();

    @Override
    protected void answer() throws IOException {
        require(sample >= 0 && sample <= MOST_SAMPLES, "--sample is from 0 to " + MOST_SAMPLES);
        require(!json || !output.asked(), "--json and -o are two forms of the answer; give one of them");
        CountQuery query = query(position.text());
        Meter meter = spending.meter(terminal().progress());
        Census census = query.census(meter);
        CountReport report = new CountReport(query, census, terminal());
        if (output.asked()) {
            output.write(PictureOutput.drawn(() -> report.histogram(position.text())), terminal());
            return;
        }
        if (json) {
            ObjectNode answer = CountRequests.answer(query, census);
            if (sample > 0) {
                CountRequests.samples(answer, query, census, sample, seed, meter);
            }
            terminal().println(answer);
            return;
        }
        report.print(values);
        query.samples(census, seed, meter).limit(sample).forEach(terminal().out()::println);
    }

    private CountQuery query(String text) {
        List<CountedGroup> groups = new ArrayList<>();
        List<String> terms = List.of();
        Convention convention = Convention.NORMAL;
        for (CountedSummand summand : CountedGroup.summands(text, GameLibrary.installed())) {
            List<BigInteger> range = summand.range().isEmpty()
                    ? List.of(Whole.of("--from", from), Whole.of("--to", to))
                    : summand.range();
            groups.add(new CountedGroup(summand.ruleset(), range.get(0), range.get(1), given(heaps), kind.selection()));
            convention = play.of(summand.rules()) == Convention.MISERE ? Convention.MISERE : convention;
            terms = summand.terms().isEmpty() ? terms : summand.terms();
        }
        BigInteger modulus = modulo.map(number -> Whole.of("--modulo", number)).orElse(BigInteger.ZERO);
        require(modulo.isEmpty() || modulus.signum() > 0, "--modulo is 1 or more");
        Modulus counted = modulus.signum() > 0 ? Modulus.of(modulus) : Modulus.EXACT;
        return new CountQuery(groups, convention, given(value), counted, terms, where, spending.seconds());
    }

    private static OptionalLong given(Optional<Long> number) {
        return number.map(OptionalLong::of).orElse(OptionalLong.empty());
    }
}
