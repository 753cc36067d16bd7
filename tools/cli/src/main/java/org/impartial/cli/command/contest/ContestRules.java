package org.impartial.cli.command.contest;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.command.option.Misuse;
import org.impartial.cli.command.option.SharedOption;
import org.impartial.contest.Ask;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
import org.impartial.contest.Program;
import org.impartial.core.meter.Budget;
import org.impartial.json.question.Seconds;
import org.impartial.solve.Strategy;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The strategies of a contest, the question and the conditions, as options of a command. */
final class ContestRules extends SharedOption {
    @Option(names = "--strategies", split = ",", paramLabel = "NAME")
    private List<String> strategies = List.of();

    @Option(names = "--program", paramLabel = "NAME=COMMAND")
    private List<String> programs = List.of();

    @Option(names = "--ask", paramLabel = "WHAT")
    private Ask ask = Ask.VALUE;

    @Option(names = "--budget", paramLabel = "N")
    private Optional<Long> positions = Optional.empty();

    @Option(names = "--seconds", paramLabel = "S")
    private BigDecimal seconds = BigDecimal.TEN;

    @Option(names = "--rounds", paramLabel = "N")
    private int rounds = 1;

    @Option(names = "--seed", paramLabel = "N")
    private long seed = 1;

    @Option(names = "--random", paramLabel = "N")
    private Optional<Integer> random = Optional.empty();

    @Option(names = "--half", paramLabel = "WHICH")
    private Optional<ProblemHalf> half = Optional.empty();

    @Option(names = "--no-warm-up")
    private boolean cold;

    private enum ProblemHalf {
        TUNED,
        REPORTED
    }

    List<String> names() {
        return Stream.concat(strategyNames(), programNames().stream())
                .distinct()
                .toList();
    }

    private Stream<String> strategyNames() {
        List<String> own = programNames();
        return strategies.isEmpty()
                ? Strategy.all().stream().map(Strategy::name)
                : strategies.stream().map(name -> own.contains(name) ? name : nameInRuns(name));
    }

    /** Returns the name that the runs of a strategy have, such as packed for packed[1]; an unknown name is kept. */
    static String nameInRuns(String name) {
        try {
            return Strategy.named(name).name();
        } catch (IllegalArgumentException unknown) {
            return name;
        }
    }

    private List<String> programNames() {
        return programs().stream().map(Program::name).toList();
    }

    private List<Program> programs() {
        try {
            return programs.stream().map(Program::of).toList();
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--program: " + wrong.getMessage());
        }
    }

    int runsOfAProblem() {
        return names().size() * rounds;
    }

    Contest contest(Problems problems) {
        List<String> own = programNames();
        Stream<String> others = strategyNames().filter(name -> !own.contains(name));
        require(
                positions() >= 1 && seconds.signum() > 0,
                "--budget is 1 or more and --seconds above 0, not " + positions() + " and " + seconds);
        return Misuse.accepted(
                spec,
                () -> Contest.of(problems)
                        .strategies(others.map(Strategy::named).toArray(Strategy[]::new))
                        .programs(programs().toArray(Program[]::new))
                        .asking(ask)
                        .within(Budget.positions(positions()).within(Seconds.of(seconds)))
                        .rounds(rounds)
                        .seed(seed)
                        .warmUp(!cold));
    }

    /**
     * Runs a strategy of the library within twice the positions and five times the seconds on the problems that only
     * others solved, as it may take twice the work of the best, and more time for the same work on a busy machine.
     */
    Contest.Result further(Contest.Result result, String name, Problems problems) {
        List<ContestProblem> unsolved = result.unsolved(name);
        if (unsolved.isEmpty()
                || Strategy.all().stream().noneMatch(one -> one.name().equals(name))) {
            return result;
        }
        return contest(problems.where(unsolved::contains))
                .strategies(Strategy.named(name))
                .within(Budget.positions(2 * positions()).within(Seconds.of(seconds.multiply(new BigDecimal(5)))))
                .run();
    }

    private long positions() {
        return positions.orElse(random.isPresent() ? 100_000L : 10_000_000L);
    }

    boolean isRandom() {
        return random.isPresent();
    }

    Problems random() {
        int count = random.orElseThrow();
        require(count >= 1, "--random is 1 or more, not " + count);
        return Problems.random(count, seed);
    }

    Problems half(Problems set) {
        return half.map(which -> set.half(seed, which == ProblemHalf.REPORTED)).orElse(set);
    }

    /** Returns random positions of the games of a set, by the seed, without those that are problems already. */
    Problems drawn(Problems set, int positions, Problems already) {
        Set<String> ids = already.list().stream().map(ContestProblem::id).collect(Collectors.toSet());
        return set.drawn(positions, seed).where(problem -> !ids.contains(problem.id()));
    }

    List<String> words(String name) {
        return Stream.concat(
                        Stream.of("--strategies", name),
                        programs.stream()
                                .filter(program -> Program.of(program).name().equals(name))
                                .flatMap(program -> Stream.of("--program", program)))
                .toList();
    }
}
