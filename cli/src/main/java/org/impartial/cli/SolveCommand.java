package org.impartial.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Diagram;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve}: one position for people, or a conversation in JSON for programs. */
@Command(
        name = "solve",
        description = "Says who wins a position, by which moves, and why.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  impartial solve nim 7 9 12 15",
            "  impartial solve 'bash[m=3] 21 + wythoff 4 7' --play misere",
            "  impartial solve sprouts 14 --outcome",
            "  impartial solve --jsonl < requests.jsonl"
        })
final class SolveCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "POSITION",
            completionCandidates = GameNames.class,
            description = "GAME[PARAMS] POSITION, sums joined by +")
    private List<String> words = List.of();

    @Option(
            names = "--jsonl",
            arity = "0..1",
            fallbackValue = "-",
            paramLabel = "FILE",
            description = "Answer a JSON request on each line of FILE or of standard input.")
    private Optional<String> jsonl = Optional.empty();

    @Option(names = "--play", description = "normal or misere (default: normal, but misere for misere-nim)")
    private Optional<Convention> play = Optional.empty();

    @Option(
            names = "--solver",
            defaultValue = "auto",
            description =
                    "auto, claims (closed forms only), search (never a closed form) or nimber-search (for big boards;"
                            + " default: ${DEFAULT-VALUE})")
    private Method method = Method.AUTO;

    @Option(names = "--outcome", description = "Say who wins and nothing else, which is less work on big boards.")
    private boolean outcome;

    @Option(names = "--limit", defaultValue = "10", description = "most winning moves to list (${DEFAULT-VALUE})")
    private int limit = 10;

    @Option(names = "--budget", defaultValue = "100000000", description = "most positions to visit (${DEFAULT-VALUE})")
    private long budget = 100_000_000;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            description = "most seconds to take, such as 0.5 (default: no limit)")
    private Optional<BigDecimal> seconds = Optional.empty();

    SolveCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        if (jsonl.isPresent()) {
            return converse(jsonl.get());
        }
        Misuse.refuseOptions(spec, words);
        if (words.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "a position is missing; write for instance: impartial solve nim 7 9 12 15");
        }
        if (limit < 0 || budget < 1) {
            throw new ParameterException(spec.commandLine(), "--limit is 0 or more and --budget 1 or more");
        }
        if (seconds.isPresent() && seconds.get().signum() <= 0) {
            throw new ParameterException(spec.commandLine(), "--seconds is above 0, not " + seconds.get());
        }
        return report(String.join(" ", words));
    }

    private int report(String text) {
        GameLibrary library = GameLibrary.installed();
        Optional<Survey> survey = library.survey(text);
        if (survey.isPresent()) {
            return report(survey.get());
        }
        Diagram diagram = library.read(text);
        Solver solver = Solver.of(play.orElseGet(() -> library.play(text)))
                .using(method)
                .progress(terminal.progress())
                .within(budget());
        if (outcome) {
            Outcome winner = solver.outcome(diagram.position())
                    .orElseThrow(() -> new UnansweredException(
                            solver.analyse(diagram.position()).message()));
            terminal.out().println(TextReport.outcome(winner, solver.convention(), terminal.ansi()));
            return ImpartialCommand.ANSWERED;
        }
        Analysis analysis = solver.analyse(diagram.position());
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new UnansweredException(analysis.message());
        }
        terminal.out().println(new TextReport(diagram, analysis, limit, terminal.ansi()).text());
        return ImpartialCommand.ANSWERED;
    }

    /** Each part of the answer on a line of its own, the names in a column. */
    private int report(Survey survey) {
        Inquiry inquiry = new Solvers(terminal.progress()).inquiry(method, budget());
        Map<String, Datum> fields = survey.answer(method, inquiry).fields();
        int width = fields.keySet().stream().mapToInt(String::length).max().orElse(0);
        fields.forEach((name, value) -> terminal.out().println(name + " ".repeat(width + 2 - name.length()) + value));
        return ImpartialCommand.ANSWERED;
    }

    private Budget budget() {
        Budget positions = Budget.positions(budget);
        return seconds.map(s -> positions.within(Seconds.of(s))).orElse(positions);
    }

    private int converse(String file) throws IOException {
        JsonLines lines = new JsonLines(GameLibrary.installed(), new Solvers(terminal.progress()));
        try (BufferedReader in = file.equals("-") ? terminal.reader() : Files.newBufferedReader(Path.of(file))) {
            return lines.converse(in, terminal.out()) ? ImpartialCommand.ANSWERED : ImpartialCommand.SOME_ERRORS;
        } catch (NoSuchFileException e) {
            throw new ParameterException(spec.commandLine(), "there is no file " + e.getMessage());
        }
    }
}
