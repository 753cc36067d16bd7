package org.impartial.cli.command.contest;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.contest.Ask;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
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

    @Option(names = "--ask", paramLabel = "WHAT", description = "outcome, move, value or moves (default: value)")
    private Ask ask = Ask.VALUE;

    @Option(
            names = "--budget",
            paramLabel = "N",
            description = "greatest number of positions of a run (default: 10000000)")
    private long positions = 10_000_000;

    @Option(names = "--seconds", paramLabel = "S", description = "greatest number of seconds of a run (default: 10)")
    private BigDecimal seconds = BigDecimal.TEN;

    @Option(names = "--rounds", paramLabel = "N", description = "runs of each strategy on each problem (default: 1)")
    private int rounds = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the order of the runs, and of --drawn (default: 1)")
    private long seed = 1;

    @Option(names = "--no-warm-up", description = "Leave out the runs before the first round, which do not count.")
    private boolean cold;

    /** Returns the names of the strategies. */
    List<String> names() {
        return strategies.isEmpty()
                ? Strategy.all().stream().map(Strategy::name).toList()
                : strategies;
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
        if (positions < 1 || seconds.signum() <= 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--budget is 1 or more and --seconds above 0, not " + positions + " and " + seconds);
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
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()));
        }
    }

    /** Returns random positions of the games of a set, by the seed, without those that are problems already. */
    Problems drawn(Problems set, int positions, Problems already) {
        Set<String> ids = already.list().stream().map(ContestProblem::id).collect(Collectors.toSet());
        return set.drawn(positions, seed).where(problem -> !ids.contains(problem.id()));
    }

    /** Returns the equivalent words of a command, without the strategies. */
    List<String> words(boolean allRuns) {
        List<String> words = new ArrayList<>(List.of(
                "--ask",
                ask.toString(),
                "--budget",
                Long.toString(positions),
                "--seconds",
                seconds.toPlainString(),
                "--rounds",
                Integer.toString(rounds),
                "--seed",
                Long.toString(seed)));
        if (allRuns && cold) {
            words.add("--no-warm-up");
        }
        return words;
    }
}
