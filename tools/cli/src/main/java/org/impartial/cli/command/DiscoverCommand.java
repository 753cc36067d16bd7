package org.impartial.cli.command;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.Terminal;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;
import org.impartial.discover.Stage;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordRules;
import org.impartial.json.question.DigitOrders;
import org.impartial.json.question.MoveRules;
import org.impartial.json.question.Seconds;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code discover}: the P-positions of a heap game from its rules, proved for all sizes. */
@Command(
        name = "discover",
        description = "Finds the P-positions of a heap game from its rules, and proves them for all sizes.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial discover \"x'<x; y'<y; x'<x & y'<y & x+y'=x'+y\" --position 12,19",
            "  impartial discover \"x'<x; y'<y; z'<z\" --play misere",
            "  impartial discover \"x'+2=x; x'+5=x; x'+7=x\" --values --to values.txt",
            "  impartial discover \"x'<x; y'<y\" --conjecture \"x=y\"",
            "  impartial discover wythoff --redundant",
            "  impartial discover wythoff -o automaton.svg",
            "  impartial discover --words kayles --position 1110111",
            "  impartial discover --words \"aa->; b->\" --values",
            "",
            "Conditions may contain x mod 3 = 1 and |x-y|<3. A move of one heap may leave two or three, x', x'' and x''':",
            "  impartial discover \"x'<x; x'+x''=x & x'>0 & x''>0\" --values",
            "",
            "Exit status: 0 if a theorem or the conjecture is proved; 1 if not: the conjecture is refuted, the limits",
            "are reached, the rules can repeat positions, or cannot be read; 2 if the options were not understood."
        })
public final class DiscoverCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RULES", description = "the moves, such as \"x'<x; y'<y\", or a game that has such rules")
    private String rules = "";

    @Option(
            names = "--words",
            description = "RULES rewrite words, as 11->00 does; or an octal code, for rows of heaps.")
    private boolean words;

    @Option(names = "--alphabet", paramLabel = "LETTERS", description = "letters of words that no rule may touch")
    private String alphabet = "";

    @Option(names = "--from", paramLabel = "left|right", description = "the end at which words are read (either)")
    private @Nullable String from;

    @Option(names = "--domain", paramLabel = "CONDITION", description = "the positions, such as x<=y (all)")
    private String domain = "";

    @Option(names = "--misere", description = "The same as --play misere.")
    private boolean misere;

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(names = "--values", description = "Grundy values: the last heap is a Nim heap added to the game.")
    private boolean values;

    @Option(
            names = "--counts",
            description = "The same with a heap of v written as 2^v - 1, for values that are numbers of digits.")
    private boolean counts;

    @Option(
            names = "--numeration",
            paramLabel = "NAME",
            split = ";",
            description = "base 2, zeckendorf, ostrowski 2, pell, tribonacci, or recurrence 1,0,1 from 1,2,3"
                    + " (the usual ones, side by side)")
    private List<String> numerations = List.of();

    @Option(
            names = "--reading",
            paramLabel = "msd|lsd|both",
            description = "Whether automata read the most or the least significant digit first (msd).")
    private @Nullable String reading;

    @Option(names = "--states", paramLabel = "N", description = "greatest number of states (1000; 4000 with --words)")
    private @Nullable Integer states;

    @Option(names = "--seconds", paramLabel = "S", description = "how long to try (${DEFAULT-VALUE})")
    private BigDecimal seconds = BigDecimal.valueOf(60);

    @Option(
            names = "--position",
            paramLabel = "X,Y,...|WORD",
            description = "Print who wins this position, and by which moves.")
    private @Nullable String position;

    @Option(
            names = "--conjecture",
            paramLabel = "CONDITION",
            description = "Prove or refute that this condition describes the P-positions.")
    private @Nullable String conjecture;

    @Option(
            names = "--redundant",
            description = "Print the moves that can be added or omitted without changing the set.")
    private boolean redundant;

    @Option(
            names = "--same",
            paramLabel = "RULES",
            description = "Decide whether other rules have the same P-positions.")
    private @Nullable String same;

    @Option(names = "--to", paramLabel = "FILE", description = "Write the certificate.")
    private @Nullable Path to;

    @Option(
            names = {"--dot", "-o"},
            paramLabel = "FILE",
            description = "Draw the automaton of the P-positions, as DOT, or as SVG if FILE ends in .svg.")
    private @Nullable Path dot;

    public DiscoverCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return "nothing was kept; with --seconds S the command ends with what is known by then";
    }

    @Override
    public Integer call() throws IOException {
        if ((states != null && states < 1) || seconds.signum() <= 0) {
            throw new ParameterException(spec.commandLine(), "--states is 1 or more and --seconds above 0");
        }
        if (dot != null && !dot.toString().matches("(?s).*\\.(svg|dot|gv)")) {
            throw new ParameterException(
                    spec.commandLine(), "the picture of an automaton ends in .svg, .dot or .gv, not " + dot);
        }
        if (words) {
            return new WordsAnswer(terminal, position, new ProvedFiles(terminal, to, dot)).discovered(wordDiscovery());
        }
        if (from != null || !alphabet.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "--from and --alphabet are for --words");
        }
        HeapRules heapRules = MoveRules.read(rules);
        Discovery discovery = Discovery.of(domain.isBlank() ? heapRules : heapRules.domain(domain))
                .in(numerations.toArray(String[]::new))
                .states(states == null ? 1000 : states)
                .within(Seconds.of(seconds))
                .progress(this::show);
        discovery = reading == null ? discovery : DigitOrders.in(discovery, reading);
        discovery = misere() ? discovery.misere() : discovery;
        discovery = counts ? discovery.counts() : values ? discovery.values() : discovery;
        TheoremAnswer answer = new TheoremAnswer(
                terminal,
                position,
                new ProvedFiles(terminal, to, dot),
                redundant,
                same == null ? null : HeapRules.parse(same),
                Seconds.of(seconds));
        return conjecture == null ? answer.discovered(discovery.run()) : answer.judged(discovery.judge(conjecture));
    }

    private boolean misere() {
        if (misere && play.given().equals(Optional.of(Convention.NORMAL))) {
            throw new ParameterException(spec.commandLine(), "--misere and --play normal contradict each other");
        }
        return misere || play.given().equals(Optional.of(Convention.MISERE));
    }

    private WordDiscovery wordDiscovery() {
        if (conjecture != null
                || !domain.isEmpty()
                || !numerations.isEmpty()
                || reading != null
                || counts
                || redundant
                || same != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--conjecture, --counts, --domain, --numeration, --reading, --redundant and --same are for heaps, not for"
                            + " --words");
        }
        if (from != null && !from.matches("left|right")) {
            throw new ParameterException(spec.commandLine(), "--from is left or right, not " + from);
        }
        WordDiscovery discovery = WordDiscovery.of(WordRules.parse(rules).over(alphabet))
                .states(states == null ? 4000 : states)
                .within(Budget.unlimited().within(Seconds.of(seconds)))
                .progress(line -> terminal.showProgress("  " + line));
        discovery = from == null ? discovery : discovery.reading(from.equals("right"));
        discovery = misere() ? discovery.misere() : discovery;
        return values ? discovery.values() : discovery;
    }

    private void show(Stage stage) {
        terminal.showProgress("  " + stage.numeration() + ": " + stage.states() + " states, " + stage.questions()
                + " questions, heaps up to " + stage.largest());
    }
}
