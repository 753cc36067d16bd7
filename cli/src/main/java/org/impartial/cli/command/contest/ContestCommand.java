package org.impartial.cli.command.contest;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.picture.PictureOutput;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.question.Seconds;
import org.impartial.contest.Ask;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.ContestRun;
import org.impartial.contest.Problems;
import org.impartial.contest.Standing;
import org.impartial.core.meter.Budget;
import org.impartial.core.solve.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code contest}: strategies against each other over sets of problems. */
@Command(
        name = "contest",
        description = "Compares strategies over sets of problems: who solves how many, at what cost, and who is wrong.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status 1: a strategy was wrong.",
            "",
            "Examples:",
            "  impartial contest loopy --seconds 1",
            "  impartial contest sums --strategies auto,search --ask moves --seconds 1 --to runs.jsonl -o solved.svg",
            "  impartial contest --report runs.jsonl --baseline search --dearest auto"
        })
public final class ContestCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..*",
            paramLabel = "SET",
            description = "heaps, coins, boards, graphs, misere, loopy, sums, unsolved, all, or a file of problems")
    private List<String> sets = List.of();

    @Option(
            names = "--strategies",
            split = ",",
            paramLabel = "NAME",
            description = "the strategies, such as auto,packed (default: all of the library)")
    private List<String> strategies = List.of();

    @Option(names = "--ask", paramLabel = "WHAT", description = "outcome, move, value or moves (default: value)")
    private Ask ask = Ask.VALUE;

    @Option(names = "--budget", paramLabel = "N", description = "most positions of a run (default: 10000000)")
    private long positions = 10_000_000;

    @Option(names = "--seconds", paramLabel = "S", description = "most seconds of a run (default: 10)")
    private BigDecimal seconds = BigDecimal.TEN;

    @Option(names = "--rounds", paramLabel = "N", description = "runs of each strategy on each problem (default: 1)")
    private int rounds = 1;

    @Option(names = "--seed", paramLabel = "N", description = "of the order of the runs (default: 1)")
    private long seed = 1;

    @Option(names = "--no-warm-up", description = "Leave out the runs before the first round, which do not count.")
    private boolean cold;

    @Option(names = "--problem", paramLabel = "ID", description = "only this problem; may be given several times")
    private List<String> only = List.of();

    @Option(
            names = "--small-worlds",
            paramLabel = "N",
            description = "add the first N states of each game as problems, with what the bare rules say (default: 0)")
    private int smallWorlds;

    @Option(
            names = "--fork",
            paramLabel = "WHAT",
            description = "a process for each strategy, problem (and strategy), or none (default: strategy)")
    private Fork fork = Fork.STRATEGY;

    @Option(names = "--heap", paramLabel = "SIZE", description = "of each process, such as 4g")
    private Optional<String> heap = Optional.empty();

    @Option(names = "--to", paramLabel = "FILE", description = "The runs as lines of JSON; the file is replaced.")
    private Optional<Path> to = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "[PREFIX=]FILE",
            description = "Report on runs in a file instead; may be given several times.")
    private List<String> reports = List.of();

    @Option(names = "--baseline", paramLabel = "NAME", description = "the strategy that work is compared with")
    private Optional<String> baseline = Optional.empty();

    @Option(
            names = "--dearest",
            paramLabel = "NAME",
            description = "List the problems on which this strategy does twice the work of the best other one.")
    private Optional<String> dearest = Optional.empty();

    @Option(
            names = "--as",
            paramLabel = "KIND",
            description = "solved or positions (problems solved within each bound), pair (two strategies) or families"
                    + " (default: solved)")
    private ContestCharts.Kind kind = ContestCharts.Kind.SOLVED;

    @Mixin
    private PictureOutput output = new PictureOutput();

    public ContestCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Misuse.refuseOptions(spec, sets);
        if (sets.isEmpty() == reports.isEmpty()) {
            throw misuse("name a set of problems, such as boards, or files of runs by --report; not both");
        }
        Contest.Result result = reports.isEmpty() ? held(problems()) : reported();
        Contest.Result compared = baseline.map(result::against).orElse(result);
        if (output.asked()) {
            output.write(PictureOutput.drawn(() -> new ContestCharts(compared).picture(kind)), terminal);
        }
        if (!output.asked() || !output.toStandardOutput()) {
            terminal.out().print(compared);
            dearest.ifPresent(name -> compared.dearest(name, 2).forEach(terminal.out()::println));
        }
        return compared.standings().stream().allMatch(Standing::ranked) ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
    }

    private ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private Contest.Result reported() throws IOException {
        List<Contest.Result> all = new ArrayList<>();
        for (String report : reports) {
            int cut = report.indexOf('=');
            Contest.Result one = Contest.Result.read(Path.of(report.substring(cut + 1)));
            all.add(cut < 0 ? one : one.prefixed(report.substring(0, cut)));
        }
        return joined(all);
    }

    private static Contest.Result joined(List<Contest.Result> all) {
        return all.stream().reduce(Contest.Result::and).orElseThrow();
    }

    private Problems problems() throws IOException {
        Optional<Problems> all = Optional.empty();
        for (String name : sets.equals(List.of("all")) ? Problems.names() : sets) {
            Problems set = Files.exists(Path.of(name)) ? Problems.read(Path.of(name)) : named(name);
            all = Optional.of(all.map(before -> before.and(set)).orElse(set));
        }
        Problems named = all.orElseThrow();
        Problems more = smallWorlds > 0 ? named.and(named.smallWorlds(smallWorlds)) : named;
        Problems chosen = more.where(one -> only.isEmpty() || only.contains(one.id()));
        if (chosen.list().isEmpty()) {
            throw misuse("there is no problem " + String.join(", ", only) + " in " + String.join(", ", sets));
        }
        return chosen;
    }

    private Problems named(String name) {
        try {
            return Problems.named(name);
        } catch (IllegalArgumentException unknown) {
            throw misuse(String.valueOf(unknown.getMessage()));
        }
    }

    /** Runs the contest in this process or in separate ones, and writes the runs. */
    private Contest.Result held(Problems problems) throws IOException, InterruptedException {
        Contest contest = contest(problems);
        if (fork == Fork.NONE && heap.isPresent()) {
            throw misuse("--heap is for separate processes; omit --fork none");
        }
        try (Writer file =
                to.isPresent() ? Files.newBufferedWriter(to.get()) : new BufferedWriter(Writer.nullWriter())) {
            if (fork == Fork.NONE) {
                write(file, RunningMachine.line());
                Progress progress = new Progress(problems.list().size() * names().size() * rounds);
                return contest.onRun(run -> {
                            write(file, run.json());
                            progress.after(run);
                        })
                        .run();
            }
            ForkedContest forked =
                    new ForkedContest(spec.root().userObject().getClass().getName(), arguments(), heap);
            List<Contest.Result> parts = new ArrayList<>();
            for (String name : names()) {
                if (fork == Fork.STRATEGY) {
                    parts.add(forked.run(name, Optional.empty(), line -> write(file, line)));
                } else {
                    for (ContestProblem problem : problems) {
                        parts.add(forked.run(name, Optional.of(problem), line -> write(file, line)));
                    }
                }
            }
            return joined(parts);
        }
    }

    private List<String> names() {
        return strategies.isEmpty()
                ? Strategy.all().stream().map(Strategy::name).toList()
                : strategies;
    }

    private Contest contest(Problems problems) {
        if (positions < 1 || seconds.signum() <= 0) {
            throw misuse("--budget is 1 or more and --seconds above 0, not " + positions + " and " + seconds);
        }
        try {
            return Contest.of(problems)
                    .strategies(names().stream().map(Strategy::named).toArray(Strategy[]::new))
                    .asking(ask)
                    .within(Budget.positions(positions).within(Seconds.of(seconds)))
                    .rounds(rounds)
                    .seed(seed)
                    .warmUp(!cold);
        } catch (IllegalArgumentException wrong) {
            throw misuse(String.valueOf(wrong.getMessage()));
        }
    }

    /** Returns the arguments that describe this contest to a separate process. */
    private List<String> arguments() {
        List<String> words = new ArrayList<>(sets);
        words.addAll(List.of("--ask", ask.toString(), "--budget", Long.toString(positions)));
        words.addAll(List.of("--seconds", seconds.toPlainString(), "--rounds", Integer.toString(rounds)));
        words.addAll(List.of("--seed", Long.toString(seed), "--small-worlds", Integer.toString(smallWorlds)));
        if (fork == Fork.STRATEGY) {
            only.forEach(id -> words.addAll(List.of("--problem", id)));
            if (cold) {
                words.add("--no-warm-up");
            }
        }
        return words;
    }

    /** Writes a line at once, so that an interrupted contest leaves its runs. */
    private static void write(Writer file, String line) {
        try {
            file.write(line);
            file.write('\n');
            file.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A line on the terminal that is overwritten. */
    private final class Progress {
        private static final String CLEAR = "\r\u001b[K";
        private final int runs;
        private int done;

        Progress(int runs) {
            this.runs = runs;
        }

        void after(ContestRun run) {
            done++;
            if (terminal.live()) {
                String text = "  " + done + "/" + runs + "  " + run.strategy() + " on "
                        + run.problem().id();
                terminal.err().print(CLEAR + text.substring(0, Math.min(text.length(), terminal.columns() - 1)) + "\r");
                terminal.err().flush();
            }
        }
    }
}
