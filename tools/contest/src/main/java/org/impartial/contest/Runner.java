package org.impartial.contest;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;

/**
 * Runs strategies on problems, each from empty tables and on a separate thread. A run that exceeds its time limit by
 * more than half and a second is interrupted; a strategy that continues even then is not run again until it has ended,
 * as it would slow down the others. Not safe for use by several threads.
 */
final class Runner {
    private static final Duration GRACE = Duration.ofSeconds(1);

    private final Ask ask;
    private final Budget budget;
    private final Map<String, TimedThread> stuck;

    Runner(Ask ask, Budget budget) {
        this(ask, budget, new HashMap<>());
    }

    private Runner(Ask ask, Budget budget, Map<String, TimedThread> stuck) {
        this.ask = ask;
        this.budget = budget;
        this.stuck = stuck;
    }

    /** Returns a runner with another budget, to which the strategies that continue are known. */
    Runner within(Budget other) {
        return new Runner(ask, other, stuck);
    }

    /** Runs a strategy on a problem whose game is installed. */
    ContestRun run(ContestProblem problem, Entrant strategy, int round) {
        TimedThread earlier = stuck.get(strategy.name());
        if (earlier != null && earlier.isAlive()) {
            Ending skipped = Ending.without(
                    End.OVER, "it was not run, as an earlier run continues beyond its limit of time", Cost.NONE);
            return skipped.of(problem, strategy.name(), ask, round, budget, Duration.ZERO);
        }
        tidy();
        Supplier<Ending> work = strategy.opening().run(problem, ask, budget);
        AtomicReference<Ending> end = new AtomicReference<>();
        TimedThread thread = new TimedThread(() -> end.set(work.get()));
        if (!thread.ended(patience())) {
            stuck.put(strategy.name(), thread);
            Ending endless =
                    Ending.without(End.OVER, "it did not stop at its limit of time, and continues", elapsed(thread));
            return endless.of(problem, strategy.name(), ask, round, budget, thread.processor());
        }
        Ending ending = end.get();
        if (ending == null) {
            throw new IllegalStateException("the run of " + strategy.name() + " has not ended");
        }
        return (ending.cost().equals(Cost.NONE) ? ending.costing(elapsed(thread)) : ending)
                .of(problem, strategy.name(), ask, round, budget, thread.processor());
    }

    private static Cost elapsed(TimedThread thread) {
        return new Cost(0, 0, thread.elapsed(), 0);
    }

    /** Returns the time in milliseconds after which a run is interrupted; 0 for no limit. */
    private long patience() {
        Duration limit = budget.time();
        return limit.toDays() > 1
                ? 0
                : limit.plus(limit.dividedBy(2)).plus(GRACE).toMillis();
    }

    /**
     * Collects the garbage of the previous run if there is much of it, since its collection would otherwise be counted
     * with the next run.
     */
    private static void tidy() {
        Runtime java = Runtime.getRuntime();
        if (java.totalMemory() - java.freeMemory() > java.maxMemory() / 8) {
            System.gc();
        }
    }
}
