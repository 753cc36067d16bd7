package org.impartial.solve;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver.Comparison;

/**
 * Compares several strategies on one question. The same results are requested from each, so that none appears cheaper
 * because it computes less.
 *
 * @param solver the convention, the budget and the listeners
 * @param budget the limits of each strategy in a round
 * @param position the position
 */
record StrategyComparison(Solver solver, Budget budget, Position position) {
    /** The divisor of the budget for the runs that precede the first round. */
    private static final int WARM_UP = 10;

    /** Runs every strategy once without reporting the result, and then in rounds. */
    Comparison rounds(int rounds, List<Strategy> strategies) {
        Solver brief = solver.within(new Budget(
                Math.max(1, budget.positions() / WARM_UP), budget.time().dividedBy(WARM_UP), budget.memory()));
        strategies.forEach(strategy -> run("", brief, strategy));
        List<String> names = names(strategies);
        List<List<Comparison.Row>> runs = new ArrayList<>();
        strategies.forEach(strategy -> runs.add(new ArrayList<>()));
        for (int round = 0; round < rounds; round++) {
            for (int i = 0; i < strategies.size(); i++) {
                runs.get(i).add(run(names.get(i), solver, strategies.get(i)));
            }
        }
        return new Comparison(runs.stream().map(StrategyComparison::median).toList());
    }

    /** Returns the names of the strategies; a repeated name is followed by a number. */
    private static List<String> names(List<Strategy> strategies) {
        Map<String, Integer> seen = new HashMap<>();
        return strategies.stream()
                .map(strategy -> {
                    int count = seen.merge(strategy.name(), 1, Integer::sum);
                    return strategy.name() + (count == 1 ? "" : " (" + count + ")");
                })
                .toList();
    }

    /**
     * Returns the row of median time; a row whose answer differs from the first takes precedence, since a difference
     * must not be hidden.
     */
    private static Comparison.Row median(List<Comparison.Row> rounds) {
        Comparison.Row first = rounds.get(0);
        return rounds.stream()
                .filter(row -> !row.says(first))
                .findFirst()
                .orElseGet(() -> rounds.stream()
                        .sorted((a, b) -> a.cost().time().compareTo(b.cost().time()))
                        .skip((rounds.size() - 1) / 2)
                        .findFirst()
                        .orElse(first));
    }

    private Comparison.Row run(String name, Solver within, Strategy strategy) {
        long start = System.nanoTime();
        try {
            Analysis analysis = within.using(strategy).analyse(position);
            String missing = analysis.status() == Status.SOLVED ? complete(analysis) : "";
            return new Comparison.Row(name, Optional.of(analysis), missing, analysis.cost());
        } catch (RuntimeException | StackOverflowError fault) {
            Cost cost = new Cost(0, 0, Duration.ofNanos(System.nanoTime() - start), 0);
            return new Comparison.Row(name, Optional.empty(), fault.toString(), cost);
        }
    }

    /** Computes the Grundy value in normal play, and returns the reason if it was not found. */
    private static String complete(Analysis analysis) {
        if (analysis.convention() == Convention.NORMAL && analysis.grundy().isEmpty()) {
            return analysis.missing();
        }
        return "";
    }
}
