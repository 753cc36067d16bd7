package org.impartial.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.impartial.contest.Scores.ProblemKey;
import org.impartial.contest.Scores.ProblemResult;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;

/** The work of a strategy on each problem, compared with the least work of the others. */
final class WorkRatios {
    /** Less work than this takes microseconds, and counts as this much in the summary. */
    private static final double LEAST_WORK = 100;

    private final String strategy;
    private final List<ProblemRatio> ratios = new ArrayList<>();
    private final Set<String> valued = new HashSet<>();

    /** A problem that a strategy solved, with the result of the given strategy if it did. */
    private record ProblemRatio(
            ContestProblem problem, Optional<ProblemResult> mine, Optional<ProblemResult> best, boolean longer) {
        /** Returns the ratio of the work; infinite for an unsolved problem, and 0 if no other strategy solved it. */
        double times() {
            return timesFrom(1);
        }

        double timesFrom(double least) {
            return best.isEmpty()
                    ? 0
                    : mine.map(one -> Math.max((double) one.work(), least)
                                    / Math.max((double) best.get().work(), least))
                            .orElse(Double.POSITIVE_INFINITY);
        }

        String line(String strategy) {
            String ratio = best.isEmpty() ? "alone" : mine.isEmpty() ? "unsolved" : ContestTable.times(times());
            String other =
                    best.map(one -> "  " + one.strategy() + " " + work(best)).orElse("");
            return ratio + "  " + problem.id() + "  " + strategy + " " + work(mine) + other
                    + (longer ? "  (with greater limits)" : "");
        }

        private static String work(Optional<ProblemResult> result) {
            return result.map(one -> String.format(Locale.ROOT, "%,d", one.work()))
                    .orElse("-");
        }
    }

    /** Compares the work of a strategy; what it did not solve is as it was in a further contest with greater limits. */
    WorkRatios(Scores scores, String strategy, Scores further) {
        this.strategy = strategy;
        scores.problems().values().stream()
                .flatMap(List::stream)
                .filter(one -> one.run().response().value().orElse(0) > 0)
                .forEach(one -> valued.add(one.strategy()));
        scores.problems().forEach((key, all) -> {
            List<ProblemResult> good = all.stream().filter(ProblemResult::good).toList();
            Optional<ProblemResult> usual = of(strategy, good);
            if (!good.isEmpty() && usual.stream().allMatch(ProblemResult::counted)) {
                Optional<ProblemResult> longer = usual.isPresent()
                        ? Optional.empty()
                        : of(strategy, further.problems().getOrDefault(key, List.of()));
                Optional<ProblemResult> best = good.stream()
                        .filter(one -> !one.strategy().equals(strategy) && one.counted())
                        .filter(one -> isWhole(key, one))
                        .min(Comparator.comparingLong(ProblemResult::work));
                ratios.add(new ProblemRatio(key.problem(), usual.or(() -> longer), best, longer.isPresent()));
            }
        });
    }

    /**
     * Returns whether an answer says as much as that of the given strategy. The outcome N alone says less of an ordinary
     * position, which has a value, or if it is of a strategy that never finds values.
     */
    private boolean isWhole(ProblemKey key, ProblemResult one) {
        return key.ask() != Ask.VALUE
                || key.problem().convention() == Convention.MISERE
                || one.run().response().value().isPresent()
                || one.run().response().outcome().equals(Optional.of(Outcome.P))
                || ((valued.contains(one.strategy()) || !valued.contains(strategy))
                        && !key.problem().position().map(Position::kind).equals(Optional.of(PositionKind.ORDINARY)));
    }

    private static Optional<ProblemResult> of(String strategy, List<ProblemResult> results) {
        return results.stream()
                .filter(one -> one.good() && one.strategy().equals(strategy))
                .findFirst();
    }

    /** Returns the problems that only others solved. */
    List<ContestProblem> unsolved() {
        return ratios.stream()
                .filter(one -> one.best().isPresent() && one.mine().isEmpty())
                .map(ProblemRatio::problem)
                .toList();
    }

    /** Returns the problems whose ratio has at least the given value, in descending order of the ratio. */
    List<String> dearest(double factor) {
        return ratios.stream()
                .filter(one -> one.best().isPresent() && one.times() >= factor)
                .sorted(Comparator.comparingDouble(ProblemRatio::times).reversed())
                .map(one -> one.line(strategy))
                .toList();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        ratios.forEach(one -> lines.add(one.line(strategy)));
        lines.add(summary());
        return lines;
    }

    private String summary() {
        List<ProblemRatio> compared =
                ratios.stream().filter(one -> one.best().isPresent()).toList();
        double mean = Math.exp(compared.stream()
                .filter(one -> one.mine().isPresent())
                .mapToDouble(one -> Math.log(one.timesFrom(LEAST_WORK)))
                .average()
                .orElse(0));
        long unsolved = compared.stream().filter(one -> one.mine().isEmpty()).count();
        long twice =
                compared.stream().filter(one -> one.timesFrom(LEAST_WORK) > 2).count();
        long longer = compared.stream().filter(ProblemRatio::longer).count();
        String limits = longer == 0 ? "" : "; " + longer + " solved with greater limits";
        int size = compared.size();
        String work = String.format(
                Locale.ROOT, "%.2f in the geometric mean; work below %.0f counts as %<.0f", mean, LEAST_WORK);
        return "%s against the best other strategy on %s problems: %s unsolved, %s above twice, %s%s"
                .formatted(strategy, size, unsolved, twice, work, limits);
    }
}
