package org.impartial.cli.command;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.PlayOption;
import org.impartial.cli.command.option.PositionArgument;
import org.impartial.cli.command.option.Spending;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Interruptible;
import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.AnswerLines;
import org.impartial.cli.text.TextAnswer;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.JsonLines;
import org.impartial.json.question.Query;
import org.impartial.json.question.SolverChoice;
import org.impartial.json.question.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code solve}: one position for human readers, or requests in JSON for programs. */
@Command(
        name = "solve",
        description = "Solves a position: who wins, by which moves, and why.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial solve nim 7 9 12 15",
            "  impartial solve 'bash[m=3] 21 + wythoff 4 7' --play misere",
            "  impartial solve kayles 5 --options",
            "  impartial solve sprouts 14 --outcome",
            "  impartial solve 'cram[4,5]' --keep cram.facts",
            "  impartial solve 'cram[5,5]' --facts cram.facts",
            "  impartial solve --jsonl < requests.jsonl"
        })
public final class SolveCommand implements Callable<Integer>, Interruptible {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PositionArgument position = new PositionArgument();

    @Option(
            names = "--jsonl",
            arity = "0..1",
            fallbackValue = "-",
            paramLabel = "FILE",
            description = "Answer a JSON request on each line of FILE or of standard input.")
    private Optional<String> jsonl = Optional.empty();

    @Mixin
    private PlayOption play = new PlayOption();

    @Option(
            names = "--solver",
            paramLabel = "NAME",
            description =
                    "auto, claims (closed forms only), search (never a closed form), nimber-search (for big boards),"
                            + " or another strategy of the library or of the class path (default: auto)")
    private String solver = "auto";

    @Option(names = "--outcome", description = "Find only who wins, which is less work on large boards.")
    private boolean outcome;

    @Option(names = "--options", description = "Print every option with its outcome and value, and their mex.")
    private boolean options;

    @Option(
            names = "--facts",
            paramLabel = "FILE",
            description =
                    "Start with the facts of a certificate of Grundy values, such as --keep or prove writes; each is"
                            + " checked from the rules before it is used.")
    private Optional<Path> facts = Optional.empty();

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "Add the facts that prove the value to FILE, for --facts, verify and play --book.")
    private Optional<Path> keep = Optional.empty();

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "10",
            description = "greatest number of winning moves to list (default: ${DEFAULT-VALUE})")
    private int limit = 10;

    @Mixin
    private Spending spending;

    public SolveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public String whenInterrupted() {
        return jsonl.isPresent()
                ? "the answered lines are written"
                : "what was printed holds; with --seconds S or --budget N the search ends by itself and reports its progress";
    }

    @Override
    public Integer call() throws IOException {
        if (jsonl.isPresent()) {
            Misuse.require(spec, position.absent(), "--jsonl answers the requests of FILE; leave the position out");
            return converse(jsonl.get());
        }
        if (limit < 0) {
            throw new ParameterException(spec.commandLine(), "--limit is 0 or more, not " + limit);
        }
        Query question = position.read(text -> Query.read(text, GameLibrary.installed()))
                .under(play.given())
                .using(choice())
                .within(spending.budget())
                .knowing(facts);
        if (keep.isPresent() && outcome) {
            throw new ParameterException(spec.commandLine(), "--keep keeps what proves the value; omit --outcome");
        }
        TerminalLines lines = new TerminalLines(terminal, question.unit());
        Solvers solvers = new Solvers(lines.progress());
        Optional<Outcome> winner = outcome ? question.outcome(solvers) : Optional.empty();
        if (winner.isPresent()) {
            lines.say(TextAnswer.outcome(question.position(), winner.get(), question.convention(), terminal.ansi()));
            return ExitStatus.ANSWERED;
        }
        TextAnswer writer = new TextAnswer(
                limit, terminal.ansi(), terminal.width(), spending.given(), options, question.solver(solvers), lines);
        return keep.isPresent()
                ? question.answerKeeping(keep.get(), solvers, writer)
                : question.answer(solvers, writer);
    }

    /** Prints each line at once, so that an interruption loses none. */
    private static final class TerminalLines implements AnswerLines {
        private final Terminal terminal;
        private final String unit;
        private volatile String aim = "the outcome";

        TerminalLines(Terminal terminal, String unit) {
            this.terminal = terminal;
            this.unit = unit;
        }

        Progress progress() {
            return terminal.progress(unit, () -> aim);
        }

        @Override
        public void say(String text) {
            terminal.out().println(LineBreaks.wrapped(text, terminal.width()));
            terminal.out().flush();
        }

        @Override
        public void searchFor(String next) {
            aim = next;
        }
    }

    private SolverChoice choice() {
        try {
            return SolverChoice.of(solver);
        } catch (NotationException unknown) {
            throw new ParameterException(spec.commandLine(), String.valueOf(unknown.getMessage()), unknown);
        }
    }

    private int converse(String file) throws IOException {
        JsonLines lines = JsonLines.of(GameLibrary.installed(), terminal.progress());
        try (BufferedReader in = file.equals("-") ? terminal.reader() : Files.newBufferedReader(Path.of(file))) {
            return lines.converse(in, terminal.out()) ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "there is no file " + e.getMessage());
        }
    }
}
