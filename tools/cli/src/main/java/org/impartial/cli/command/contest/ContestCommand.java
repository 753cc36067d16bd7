package org.impartial.cli.command.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.Subcommand;
import org.impartial.cli.command.picture.PictureOutput;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.ShellWords;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
import org.impartial.contest.Standing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code contest}: strategies against each other over sets of problems. */
@Command(name = "contest")
public final class ContestCommand extends Subcommand {
    private static final Set<String> OF_EACH_RUN = Set.of(
            "--ask", "--budget", "--seconds", "--rounds", "--seed", "--random", "--half", "--small-worlds", "--drawn");
    private static final Set<String> OF_ALL_RUNS = Set.of("--problem", "--no-warm-up");

    @Parameters(arity = "0..*", paramLabel = "SET")
    private List<String> sets = List.of();

    @Mixin
    private ContestRules rules = new ContestRules();

    @Option(names = "--problem", paramLabel = "ID")
    private List<String> only = List.of();

    @Option(names = "--small-worlds", paramLabel = "N")
    private int smallWorlds;

    @Option(names = "--drawn", paramLabel = "N")
    private int drawn;

    @Option(names = "--fork", paramLabel = "WHAT")
    private Fork fork = Fork.STRATEGY;

    /** The runs that have a separate process: none, those of each strategy, or each. */
    enum Fork {
        NONE,
        STRATEGY,
        PROBLEM
    }

    @Option(names = "--memory", paramLabel = "SIZE")
    private Optional<String> memory = Optional.empty();

    @Option(names = "--report", paramLabel = "FILE")
    private List<String> reports = List.of();

    @Option(names = "--baseline", paramLabel = "NAME")
    private Optional<String> baseline = Optional.empty();

    @Option(names = "--dearest", paramLabel = "NAME")
    private Optional<String> dearest = Optional.empty();

    @Option(names = "--ratios", paramLabel = "NAME")
    private Optional<String> ratios = Optional.empty();

    @Option(names = "--as", paramLabel = "KIND")
    private ContestCharts.ChartKind kind = ContestCharts.ChartKind.SOLVED;

    @Mixin
    private PictureOutput output = new PictureOutput("jsonl");

    @Override
    protected String kept(String usual) {
        String done = output.other()
                .map(file -> "the runs that are done are in " + file + "; impartial contest --report " + file
                        + " reports on them")
                .orElse(usual);
        return ForkedContest.isPart() ? "" : done;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        refuseOptions(sets);
        if (ForkedContest.isPart()) {
            ForkedContest.endWithParent();
        }
        if (sets.isEmpty() && reports.isEmpty() && !rules.isRandom()) {
            terminal()
                    .say("sets of problems: " + String.join(", ", Problems.names()) + "\nimpartial contest "
                            + Problems.names().get(0) + " --seconds 1 compares the strategies over one");
            return ExitStatus.ANSWERED;
        }
        require(
                Collections.frequency(List.of(!sets.isEmpty(), !reports.isEmpty(), rules.isRandom()), true) == 1,
                "name a set of problems, such as boards, or files of runs by --report, or random problems by --random;"
                        + " one of these");
        if (reports.isEmpty()) {
            requireRuns(rules.names());
        }
        Optional<Problems> problems = reports.isEmpty() ? Optional.of(problems()) : Optional.empty();
        Contest.Result result = problems.isPresent() ? held(problems.get()) : reported();
        if (ForkedContest.isPart()) {
            return ExitStatus.ANSWERED;
        }
        Contest.Result named = jars().map(result::from).orElse(result);
        Contest.Result compared = baseline.map(named::against).orElse(named);
        if (output.asked()) {
            output.write(PictureOutput.drawn(() -> new ContestCharts(compared).picture(kind)), terminal());
        }
        if (!output.asked() || !output.toStandardOutput()) {
            terminal().say(compared.toString().stripTrailing());
            dearest.ifPresent(name -> compared.dearest(name, 2).forEach(terminal()::say));
            ratios.or(() -> Optional.of("auto")
                            .filter(name -> rules.isRandom() && rules.names().contains(name)))
                    .ifPresent(name -> compared.ratios(
                                    name,
                                    problems.map(set -> rules.further(compared, name, set))
                                            .orElse(compared))
                            .forEach(terminal()::say));
        }
        return compared.standings().stream().allMatch(Standing::ranked) ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
    }

    /** Returns the jars of the caller's own strategies. */
    private Optional<String> jars() {
        return Optional.ofNullable(spec.root().findOption("--classpath"))
                .map(option -> option.<String>getValue())
                .filter(names -> !names.isEmpty())
                .map(ShellWords::word);
    }

    private Contest.Result reported() throws IOException {
        List<Contest.Result> all = new ArrayList<>();
        for (String report : reports) {
            int cut = report.indexOf('=');
            Contest.Result one = Contest.Result.read(Path.of(report.substring(cut + 1)));
            all.add(cut < 0 ? one : one.prefixed(report.substring(0, cut)));
        }
        Contest.Result joined = joined(all);
        requireRuns(joined.standings().stream().map(Standing::strategy).toList());
        return joined;
    }

    /** Takes the names to compare with as those of runs, and rejects others. */
    private void requireRuns(List<String> names) {
        baseline = baseline.map(name -> run(name, names));
        dearest = dearest.map(name -> run(name, names));
        ratios = ratios.map(name -> run(name, names));
    }

    private String run(String name, List<String> names) {
        String run = names.contains(name) ? name : ContestRules.nameInRuns(name);
        require(
                names.contains(run),
                "there are no runs of \"" + name + "\"; there are runs of " + String.join(", ", names));
        return run;
    }

    private static Contest.Result joined(List<Contest.Result> all) {
        return all.stream().reduce(Contest.Result::and).orElseThrow();
    }

    private Problems problems() throws IOException {
        Optional<Problems> all = rules.isRandom() ? Optional.of(rules.random()) : Optional.empty();
        for (String name : sets.equals(List.of("all")) ? Problems.names() : sets) {
            Problems set = Files.exists(Path.of(name)) && !Files.isDirectory(Path.of(name))
                    ? Problems.read(Path.of(name))
                    : Misuse.accepted(spec, () -> Problems.named(name));
            all = Optional.of(all.map(before -> before.and(set)).orElse(set));
        }
        Problems named = all.orElseThrow();
        Problems more = smallWorlds > 0 ? named.and(named.smallWorlds(smallWorlds)) : named;
        Problems chosen = rules.half(drawn > 0 ? more.and(rules.drawn(named, drawn, more)) : more)
                .where(one -> only.isEmpty() || only.contains(one.id()));
        require(!chosen.list().isEmpty(), "there is no problem " + String.join(", ", only) + " in " + named.name());
        return chosen;
    }

    private Contest.Result held(Problems problems) throws IOException, InterruptedException {
        Contest contest = rules.contest(problems);
        require(fork != Fork.NONE || memory.isEmpty(), "--memory is for separate processes; omit --fork none");
        try (RunsFile file = RunsFile.begin(output.other())) {
            if (fork == Fork.NONE) {
                file.add(RunningMachine.line());
                String all = "/" + problems.list().size() * rules.runsOfAProblem() + "  ";
                AtomicInteger done = new AtomicInteger();
                return contest.onRun(run -> {
                            file.add(run.json());
                            terminal()
                                    .showProgress("  " + done.incrementAndGet() + all + run.strategy() + " on "
                                            + run.problem().id());
                        })
                        .run();
            }
            ForkedContest forked = new ForkedContest(
                    spec.root().userObject().getClass().getName(), arguments(), problems, memory, file);
            List<Contest.Result> parts = new ArrayList<>();
            List<Optional<ContestProblem>> shares = fork == Fork.STRATEGY
                    ? List.of(Optional.empty())
                    : problems.list().stream().map(Optional::of).toList();
            for (String name : rules.names()) {
                for (Optional<ContestProblem> share : shares) {
                    parts.add(forked.run(name, rules.words(name), share));
                }
            }
            return joined(parts);
        }
    }

    /** Returns the arguments that describe this contest to a separate process, as they were given. */
    private List<String> arguments() {
        List<String> words = new ArrayList<>(sets);
        for (OptionSpec option : spec.commandLine().getParseResult().matchedOptionsSet()) {
            String name = option.longestName();
            if (OF_EACH_RUN.contains(name) || (fork == Fork.STRATEGY && OF_ALL_RUNS.contains(name))) {
                boolean flag = option.arity().max() == 0;
                option.originalStringValues()
                        .forEach(value -> words.addAll(flag ? List.of(name) : List.of(name, value)));
            }
        }
        return words;
    }
}
