package org.impartial.cli.command.contest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.contest.Contest;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.ContestRun;
import org.impartial.contest.Standing;
import org.impartial.core.notation.NotationException;
import org.impartial.picture.Picture;
import org.impartial.picture.chart.Measurements;
import org.impartial.picture.chart.Measurements.Series;

/** Pictures of the result of a contest. */
record ContestCharts(Contest.Result result) {
    private static final double SHORTEST = 1e-6;
    private static final int MOST_FAMILIES = 60;

    enum ChartKind {
        SOLVED,
        /** The number of problems solved within each number of positions, which is the same on every machine. */
        POSITIONS,
        /** Two strategies against each other: the positions of the problems that both solved. */
        PAIR,
        FAMILIES
    }

    Picture picture(ChartKind kind) {
        return switch (kind) {
            case SOLVED ->
                Measurements.below(
                        "Problems solved",
                        "seconds",
                        all(run -> Math.max(SHORTEST, run.cost().time().toNanos() / 1e9)));
            case POSITIONS -> Measurements.below("Problems solved", "positions", all(ContestCharts::positions));
            case PAIR -> pair();
            case FAMILIES -> families();
        };
    }

    private static double positions(ContestRun run) {
        return Math.max(1, run.cost().positions());
    }

    private List<String> names() {
        return result.standings().stream().map(Standing::strategy).toList();
    }

    private List<Series> all(Function<ContestRun, Double> measure) {
        return names().stream()
                .map(name -> {
                    List<Double> values =
                            result.solved(name).stream().map(measure).toList();
                    return new Series(name + " (" + values.size() + ")", values);
                })
                .toList();
    }

    private Picture pair() {
        List<String> names = names();
        if (names.size() < 2) {
            throw new NotationException("a picture of a pair needs runs of two strategies");
        }
        Map<ContestProblem, ContestRun> second = byProblem(names.get(1));
        List<Double> xs = new ArrayList<>();
        List<Double> ys = new ArrayList<>();
        byProblem(names.get(0)).forEach((problem, run) -> {
            ContestRun other = second.get(problem);
            if (other != null) {
                xs.add(positions(run));
                ys.add(positions(other));
            }
        });
        return Measurements.pairs(
                "Positions on " + xs.size() + " problems that both solved",
                "positions",
                new Series(names.get(0), xs),
                new Series(names.get(1), ys));
    }

    private Map<ContestProblem, ContestRun> byProblem(String strategy) {
        return result.solved(strategy).stream()
                .collect(Collectors.toMap(ContestRun::problem, run -> run, (first, again) -> first));
    }

    private Picture families() {
        List<String> families = result.runs().stream()
                .map(run -> run.problem().family())
                .distinct()
                .sorted()
                .limit(MOST_FAMILIES)
                .toList();
        List<Series> series = names().stream()
                .map(name -> {
                    Map<String, Long> solved = result.solved(name).stream()
                            .collect(Collectors.groupingBy(run -> run.problem().family(), Collectors.counting()));
                    return new Series(
                            name,
                            families.stream()
                                    .map(family -> (double) solved.getOrDefault(family, 0L))
                                    .toList());
                })
                .toList();
        return Measurements.bars("Problems solved by game", "problems", families, series);
    }
}
