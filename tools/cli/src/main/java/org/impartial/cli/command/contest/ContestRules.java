package org.impartial.cli.command.contest;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.contest.Ask;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
import org.impartial.contest.Program;
import org.impartial.core.meter.Budget;
import org.impartial.json.question.Seconds;
import org.impartial.solve.Strategy;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The strategies of a contest, the question and the conditions, as options of a command. */
final class ContestRules {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--strategies",
            split = ",",
            paramLabel = "NAME",
            description = "the strategies, such as auto,packed (default: all of the library)")
    private List<String> strategies = List.of();

    @Option(
            names = "--program",
            paramLabel = "NAME=COMMAND",
            description = "A program that reads a request of solve --jsonl and writes an answer takes part too; it is"
                    + " started for each run. May be given several times.")
    private List<String> programs = List.of();

    @Option(names = "--ask", paramLabel = "WHAT", description = "outcome, move, value or moves (default: value)")
    private Ask ask = Ask.VALUE;

    @Option(
            names = "--budget",
            paramLabel = "N",
            description = "greatest number of positions of a run (default: 10000000, and 100000 with --random)")
    private Optional<Long> positions = Optional.empty();

    @Option(names = "--seconds", paramLabel = "S", description = "greatest number of seconds of a run (default: 10)")
    private BigDecimal seconds = BigDecimal.TEN;

    @Option(names = "--rounds", paramLabel = "N", description = "runs of each strategy on each problem (default: 1)")
    private int rounds = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the order of the runs, of --drawn, --random and --half (default: 1)")
    private long seed = 1;

    @Option(
            names = "--random",
            paramLabel = "N",
            description =
                    "N random problems of all games in both conventions, by --seed, in place of a set; the work of"
                            + " auto is compared with the best other strategy on each")
    private Optional<Integer> random = Optional.empty();

    @Option(
            names = "--half",
            paramLabel = "WHICH",
            description = "tuned or reported: half of the problems, by --seed; a strategy is tuned with one half, and"
                    + " the report is on the other")
    private Optional<ProblemHalf> half = Optional.empty();

    @Option(names = "--no-warm-up", description = "Leave out the runs before the first round, which do not count.")
    private boolean cold;

    /** The half of a set. */
    private enum ProblemHalf {
        TUNED,
        REPORTED
    }

    /** Returns the names of the strategies. */
    List<String> names() {
        Stream<String> own = programs().stream().map(Program::name);
        return Stream.concat(strategyNames().stream(), own).distinct().toList();
    }

    private List<String> strategyNames() {
        return strategies.isEmpty()
                ? Strategy.all().stream().map(Strategy::name).toList()
                : strategies;
    }

    private List<Program> programs() {
        try {
            return programs.stream().map(Program::of).toList();
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--program: " + wrong.getMessage());
        }
    }

    /** Returns the total number of runs of a problem. */
    int runsOfAProblem() {
        return names().size() * rounds;
    }

    /**
     * Returns the contest over some problems.
     *
     * @throws ParameterException if these rules do not allow a contest
     */
    Contest contest(Problems problems) {
        if (positions() < 1 || seconds.signum() <= 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--budget is 1 or more and --seconds above 0, not " + positions() + " and " + seconds);
        }
        try {
            return Contest.of(problems)
                    .strategies(strategyNames().stream()
                            .filter(name -> programs().stream()
                                    .noneMatch(program -> program.name().equals(name)))
                            .map(Strategy::named)
                            .toArray(Strategy[]::new))
                    .programs(programs().toArray(Program[]::new))
                    .asking(ask)
                    .within(Budget.positions(positions()).within(Seconds.of(seconds)))
                    .rounds(rounds)
                    .seed(seed)
                    .warmUp(!cold);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
        }
    }

    private long positions() {
        return positions.orElse(random.isPresent() ? 100_000L : 10_000_000L);
    }

    /** Returns whether the problems are random. */
    boolean isRandom() {
        return random.isPresent();
    }

    /** Returns random problems of all games. */
    Problems random() {
        int count = random.orElseThrow();
        if (count < 1) {
            throw new ParameterException(spec.commandLine(), "--random is 1 or more, not " + count);
        }
        return Problems.random(count, seed);
    }

    /** Returns the chosen half of a set, or all of it. */
    Problems half(Problems set) {
        return half.map(which -> set.half(seed, which == ProblemHalf.REPORTED)).orElse(set);
    }

    /** Returns random positions of the games of a set, by the seed, without those that are problems already. */
    Problems drawn(Problems set, int positions, Problems already) {
        Set<String> ids = already.list().stream().map(ContestProblem::id).collect(Collectors.toSet());
        return set.drawn(positions, seed).where(problem -> !ids.contains(problem.id()));
    }

    /** Returns the words of a command for one strategy, or for one program. */
    List<String> words(String name) {
        return Stream.concat(
                        Stream.of("--strategies", name),
                        programs.stream()
                                .filter(program -> Program.of(program).name().equals(name))
                                .flatMap(program -> Stream.of("--program", program)))
                .toList();
    }

    /** Returns the equivalent words of a command, without the strategies. */
    List<String> words(boolean allRuns) {
        List<String> words = new ArrayList<>(List.of(
                "--ask",
                ask.toString(),
                "--budget",
                Long.toString(positions()),
                "--seconds",
                seconds.toPlainString(),
                "--rounds",
                Integer.toString(rounds),
                "--seed",
                Long.toString(seed)));
        random.ifPresent(count -> words.addAll(List.of("--random", count.toString())));
        half.ifPresent(which -> words.addAll(List.of("--half", which.name().toLowerCase(Locale.ROOT))));
        if (allRuns && cold) {
            words.add("--no-warm-up");
        }
        return words;
    }
}
