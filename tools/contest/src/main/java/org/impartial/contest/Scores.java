package org.impartial.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.Standing.Ratio;

/** The scores of all strategies over judged runs. */
final class Scores {
    private static final double PENALTY = 2;
    private static final long DAYS = 100;

    private final List<ContestRun> runs;
    private final Map<String, Map<ProblemKey, ProblemResult>> strategies = new LinkedHashMap<>();
    private final Map<ProblemKey, List<ProblemResult>> problems = new LinkedHashMap<>();

    record ProblemKey(ContestProblem problem, Ask ask) {}

    Scores(List<ContestRun> judged) {
        this.runs = List.copyOf(judged);
        Map<String, Map<ProblemKey, List<ContestRun>>> rounds = new LinkedHashMap<>();
        for (ContestRun run : judged) {
            rounds.computeIfAbsent(run.strategy(), key -> new LinkedHashMap<>())
                    .computeIfAbsent(new ProblemKey(run.problem(), run.ask()), key -> new ArrayList<>())
                    .add(run);
        }
        rounds.forEach((strategy, byProblem) -> byProblem.forEach((key, runs) -> {
            ProblemResult solved = ProblemResult.of(strategy, runs);
            strategies.computeIfAbsent(strategy, name -> new LinkedHashMap<>()).put(key, solved);
            problems.computeIfAbsent(key, problem -> new ArrayList<>()).add(solved);
        }));
    }

    List<ContestRun> runs() {
        return runs;
    }

    Map<ProblemKey, List<ProblemResult>> problems() {
        return problems;
    }

    List<String> names() {
        return List.copyOf(strategies.keySet());
    }

    /** Returns the standings: those without a wrong answer first, then by problems solved, then by positions. */
    List<Standing> standings(Optional<String> baseline) {
        return names().stream()
                .map(name -> standing(name, baseline))
                .sorted(Comparator.comparing(Standing::ranked)
                        .reversed()
                        .thenComparing(Comparator.comparingInt(Standing::solved).reversed())
                        .thenComparing(one -> one.par2Positions().orElse(Double.POSITIVE_INFINITY))
                        .thenComparing(Standing::strategy))
                .toList();
    }

    Standing standing(String name, Optional<String> baseline) {
        Collection<ProblemResult> mine = of(name).values();
        Stream<ProblemKey> alone = of(name).keySet().stream()
                .filter(key ->
                        answers(key).map(ProblemResult::strategy).toList().equals(List.of(name)));
        Map<ProblemKey, ProblemResult> theirs = baseline.map(this::of).orElse(Map.of());
        Ratio against = ratio(name, key -> Optional.ofNullable(theirs.get(key)));
        return new Standing(
                name,
                mine.size(),
                count(mine, End.WRONG),
                count(mine, End.DISPUTED),
                count(mine, End.SOLVED),
                (int) alone.count(),
                count(mine, End.OVER),
                count(mine, End.DECLINED),
                count(mine, End.FAILED),
                par2(mine, ProblemResult::seconds, ProblemResult::mostSeconds),
                mine.stream().anyMatch(one -> one.good() && !one.counted())
                        ? OptionalDouble.empty()
                        : par2(mine, one -> one.positions(), ProblemResult::mostPositions),
                against,
                ratio(name, key -> bestBut(key, name)),
                shareOfBest(name));
    }

    private Map<ProblemKey, ProblemResult> of(String name) {
        return strategies.getOrDefault(name, Map.of());
    }

    private static int count(Collection<ProblemResult> all, End end) {
        return (int) all.stream().filter(one -> one.end() == end).count();
    }

    private Stream<ProblemResult> answers(ProblemKey key) {
        return problems.getOrDefault(key, List.of()).stream().filter(ProblemResult::good);
    }

    private static OptionalDouble par2(
            Collection<ProblemResult> all,
            ToDoubleFunction<ProblemResult> spent,
            Function<ProblemResult, OptionalDouble> most) {
        double sum = 0;
        for (ProblemResult one : all) {
            OptionalDouble limit = most.apply(one);
            if (!one.good() && limit.isEmpty()) {
                return OptionalDouble.empty();
            }
            sum += one.good() ? spent.applyAsDouble(one) : PENALTY * limit.getAsDouble();
        }
        return all.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(sum / all.size());
    }

    private Optional<ProblemResult> bestBut(ProblemKey key, String name) {
        return answers(key)
                .filter(one -> !one.strategy().equals(name) && one.compared())
                .min(Comparator.comparingLong(ProblemResult::work));
    }

    private Ratio ratio(String name, Function<ProblemKey, Optional<ProblemResult>> others) {
        Ratio ratio = Ratio.NONE;
        double logarithms = 0;
        for (Map.Entry<ProblemKey, ProblemResult> one : of(name).entrySet()) {
            Optional<ProblemResult> other = others.apply(one.getKey()).filter(ProblemResult::compared);
            if (one.getValue().compared() && other.isPresent()) {
                double times = (double) one.getValue().work() / other.get().work();
                logarithms += Math.log(times);
                int problems = ratio.problems() + 1;
                boolean worse = problems == 1 || times > ratio.worst();
                double worst = worse ? times : ratio.worst();
                String where = worse ? one.getKey().problem().id() : ratio.worstProblem();
                ratio = new Ratio(problems, Math.exp(logarithms / problems), worst, where);
            }
        }
        return ratio;
    }

    private double shareOfBest(String name) {
        Set<ProblemKey> keys = problems.keySet();
        long solvedAtAll =
                keys.stream().filter(key -> answers(key).findAny().isPresent()).count();
        Set<Map.Entry<ProblemKey, ProblemResult>> mine = of(name).entrySet();
        long best = mine.stream()
                .filter(one -> isBest(one.getKey(), one.getValue()))
                .count();
        return solvedAtAll == 0 ? 0 : (double) best / solvedAtAll;
    }

    private boolean isBest(ProblemKey key, ProblemResult one) {
        return one.compared() && bestBut(key, one.strategy()).stream().allMatch(other -> other.work() >= one.work());
    }

    /** A strategy on a problem: solved if every round was, else the worst end; medians; limits, if any. */
    record ProblemResult(
            String strategy,
            End end,
            double seconds,
            long positions,
            long work,
            OptionalDouble mostSeconds,
            OptionalDouble mostPositions,
            ContestRun run) {

        static ProblemResult of(String strategy, List<ContestRun> runs) {
            return new ProblemResult(
                    strategy,
                    end(runs),
                    median(runs, run -> run.cost().time().toNanos()) / 1e9,
                    median(runs, run -> run.cost().positions()),
                    median(runs, ContestRun::work),
                    limit(runs, run -> run.budget().time().toMillis() / 1e3, DAYS * 86_400),
                    limit(runs, run -> (double) run.budget().positions(), Long.MAX_VALUE / 2.0),
                    medianRun(runs));
        }

        /** Returns whether work was counted; a program may count none. */
        boolean counted() {
            return run.cost().positions() > 0 || run.cost().options() > 0;
        }

        /** Returns whether it was solved with work that can be compared. */
        boolean compared() {
            return good() && counted();
        }

        boolean good() {
            return end == End.SOLVED;
        }

        private static End end(List<ContestRun> runs) {
            return Stream.of(End.WRONG, End.DISPUTED, End.FAILED, End.OVER, End.DECLINED)
                    .filter(bad -> runs.stream().anyMatch(run -> run.end() == bad))
                    .findFirst()
                    .orElse(End.SOLVED);
        }

        private static long median(List<ContestRun> runs, Function<ContestRun, Long> cost) {
            List<Long> sorted = runs.stream().map(cost).sorted().toList();
            return sorted.get((sorted.size() - 1) / 2);
        }

        private static ContestRun medianRun(List<ContestRun> runs) {
            Comparator<ContestRun> quickest =
                    Comparator.comparing(run -> run.cost().time());
            return runs.stream().sorted(quickest).toList().get((runs.size() - 1) / 2);
        }

        private static OptionalDouble limit(List<ContestRun> runs, Function<ContestRun, Double> limit, double none) {
            double greatest =
                    runs.stream().map(limit).max(Comparator.naturalOrder()).orElse(none);
            return greatest >= none ? OptionalDouble.empty() : OptionalDouble.of(greatest);
        }
    }
}
