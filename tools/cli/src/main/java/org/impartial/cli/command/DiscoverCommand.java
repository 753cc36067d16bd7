package org.impartial.cli.command;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordRules;
import org.impartial.json.question.MoveRules;
import org.impartial.json.question.Seconds;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code discover}: the P-positions of a heap game from its rules, proved for all sizes. */
@Command(name = "discover")
public final class DiscoverCommand extends Subcommand {
    @Parameters(paramLabel = "RULES")
    private String rules = "";

    @Option(names = "--words")
    private boolean words;

    @Option(names = "--alphabet", paramLabel = "LETTERS")
    private String alphabet = "";

    @Option(names = "--from", paramLabel = "END")
    private @Nullable String from;

    @Option(names = "--domain", paramLabel = "CONDITION")
    private String domain = "";

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--values")
    private boolean values;

    @Option(names = "--counts")
    private boolean counts;

    @Option(names = "--numeration", paramLabel = "NAME", split = ";")
    private List<String> numerations = List.of();

    @Option(names = "--reading", paramLabel = "ORDER")
    private @Nullable String reading;

    @Option(names = "--states", paramLabel = "N")
    private @Nullable Integer states;

    @Option(names = "--seconds", paramLabel = "S")
    private BigDecimal seconds = BigDecimal.valueOf(60);

    @Option(names = "--position", paramLabel = "POSITION")
    private @Nullable String position;

    @Option(names = "--conjecture", paramLabel = "CONDITION")
    private @Nullable String conjecture;

    @Option(names = "--redundant")
    private boolean redundant;

    @Option(names = "--same", paramLabel = "RULES")
    private @Nullable String same;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE")
    private List<Path> files = List.of();

    @Override
    public Integer call() throws IOException {
        require((states == null || states >= 1) && seconds.signum() > 0, "--states is 1 or more and --seconds above 0");
        ProvedFiles written = ProvedFiles.of(terminal(), spec, files);
        if (words) {
            return new WordsAnswer(terminal(), position, written).discovered(wordDiscovery());
        }
        require(from == null && alphabet.isEmpty(), "--from and --alphabet are for --words");
        HeapRules heapRules = MoveRules.read(rules);
        Discovery discovery = Discovery.of(domain.isBlank() ? heapRules : heapRules.domain(domain))
                .in(numerations.toArray(String[]::new))
                .states(states == null ? Discovery.DEFAULT_STATES : states)
                .within(Seconds.of(seconds))
                .progress(line -> terminal().showProgress("  " + line));
        discovery = reading == null ? discovery : MoveRules.reading(discovery, reading);
        discovery = misere() ? discovery.misere() : discovery;
        discovery = counts ? discovery.counts() : values ? discovery.values() : discovery;
        HeapRules other = same == null ? null : HeapRules.parse(same);
        TheoremAnswer answer = new TheoremAnswer(terminal(), position, written, redundant, other, Seconds.of(seconds));
        return conjecture == null ? answer.discovered(discovery.run()) : answer.judged(discovery.judge(conjecture));
    }

    private boolean misere() {
        return play.given().equals(Optional.of(Convention.MISERE));
    }

    private WordDiscovery wordDiscovery() {
        boolean plain = conjecture == null && same == null && reading == null && !counts && !redundant;
        require(
                plain && domain.isEmpty() && numerations.isEmpty(),
                "--conjecture, --counts, --domain, --numeration, --reading, --redundant and --same are for heaps, not for"
                        + " --words");
        require(from == null || from.matches("left|right"), "--from is left or right, not " + from);
        WordDiscovery discovery = WordDiscovery.of(WordRules.parse(rules).over(alphabet))
                .states(states == null ? WordDiscovery.DEFAULT_STATES : states)
                .within(Budget.unlimited().within(Seconds.of(seconds)))
                .progress(line -> terminal().showProgress("  " + line));
        discovery = from == null ? discovery : discovery.reading(from.equals("right"));
        discovery = misere() ? discovery.misere() : discovery;
        return values ? discovery.values() : discovery;
    }
}
