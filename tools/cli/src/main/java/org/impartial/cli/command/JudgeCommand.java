package org.impartial.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.ProblemProvider.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge}: answers a judge problem, from the judge's input on standard input. */
@Command(name = "judge")
public final class JudgeCommand extends Subcommand {
    @Parameters(arity = "0..*", paramLabel = "PROBLEM")
    private List<String> words = List.of();

    @Option(names = "--list")
    private boolean list;

    @Override
    protected void answer() {
        Map<String, Problem> problems = ProblemProvider.installed();
        if (list || words.isEmpty()) {
            int names =
                    problems.keySet().stream().mapToInt(String::length).max().orElse(0);
            problems.forEach((id, one) -> terminal().println(id + " ".repeat(names + 2 - id.length()) + one.title()));
            return;
        }
        Problem problem = problem(String.join(" ", words), problems);
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        try {
            problem.run(terminal().in(), new PrintStream(answers, false, StandardCharsets.US_ASCII));
        } finally {
            terminal().out().print(answers.toString(StandardCharsets.US_ASCII));
            terminal().out().flush();
        }
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
