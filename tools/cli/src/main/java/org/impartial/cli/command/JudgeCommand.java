package org.impartial.cli.command;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.Callable;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.ProblemProvider;
import org.impartial.solve.ProblemProvider.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code judge}: answers a judge problem, from the judge's input on standard input. */
@Command(
        name = "judge",
        description = "Answers a judge problem: reads the judge's input from standard input.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  printf '3 4 5 6\\n0\\n' | impartial judge hdu1850"})
public final class JudgeCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "PROBLEM", description = "such as hdu1850, poj1704 or cf787c")
    private String name = "";

    public JudgeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Map<String, Problem> problems = ProblemProvider.installed();
        Problem problem = problems.get(name);
        if (problem == null) {
            throw new NotationException(
                    "there is no problem \"" + name + "\"; there are " + String.join(", ", problems.keySet()));
        }
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        try {
            problem.run(terminal.in(), new PrintStream(answers, false, StandardCharsets.US_ASCII));
        } finally {
            terminal.out().print(answers.toString(StandardCharsets.US_ASCII));
            terminal.out().flush();
        }
        return ExitStatus.ANSWERED;
    }
}
