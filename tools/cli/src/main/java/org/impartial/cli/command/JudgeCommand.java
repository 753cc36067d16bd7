package org.impartial.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.ProblemProvider.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge}: answers a judge problem, from the judge's input on standard input. */
@Command(
        name = "judge",
        description = "Answers a judge problem: reads the judge's input from standard input.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  printf '3 4 5 6\\n0\\n' | impartial judge hdu1850"})
public final class JudgeCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "0..*",
            paramLabel = "PROBLEM",
            description = "such as hdu1850, POJ 1704 or 洛谷 P2197 (default: a list of all)")
    private List<String> words = List.of();

    @Option(names = "--list", description = "List the problems with their titles.")
    private boolean list;

    public JudgeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Map<String, Problem> problems = ProblemProvider.installed();
        if (list || words.isEmpty()) {
            int names =
                    problems.keySet().stream().mapToInt(String::length).max().orElse(0);
            problems.forEach((id, one) ->
                    terminal.out().println(id + " ".repeat(names + 2 - id.length()) + one.title()));
            return ExitStatus.ANSWERED;
        }
        Problem problem = problem(String.join(" ", words), problems);
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        try {
            problem.run(terminal.in(), new PrintStream(answers, false, StandardCharsets.US_ASCII));
        } finally {
            terminal.out().print(answers.toString(StandardCharsets.US_ASCII));
            terminal.out().flush();
        }
        return ExitStatus.ANSWERED;
    }

    private static Problem problem(String name, Map<String, Problem> problems) {
        String wanted = GameLibrary.spelled(name);
        return problems.values().stream()
                .filter(one -> GameLibrary.spelled(one.name()).equals(wanted))
                .findFirst()
                .orElseThrow(() -> new NotationException("there is no problem \"" + name + "\""
                        + problems.keySet().stream()
                                .filter(id -> wanted.length() > 2 && id.contains(wanted))
                                .findFirst()
                                .map(id -> "; did you mean " + id + "?")
                                .orElse("; there are " + String.join(", ", problems.keySet()))));
    }
}
