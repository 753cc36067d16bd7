package org.impartial.bench.table;

import java.util.concurrent.TimeUnit;
import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.games.heap.Bash;
import org.impartial.games.heap.Interval;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * The interval game by three strategies: the table from the rules, which costs n times the width of the interval; the
 * window that moves along the table; and the formula. A score is the time of one answer for a heap of 100,000, with a
 * new solver.
 */
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class IntervalBench extends AverageTimes {
    private static final long HEAP = 100_000;

    /** The greatest number of beans that a move takes; the least is three. */
    @Param({"10", "1000"})
    public long most;

    @Param({"false", "true"})
    public boolean polluted;

    @Setup
    public void pollute() {
        for (int turn = 0; polluted && turn < 20; turn++) {
            for (Strategy strategy : new Strategy[] {Strategy.table(), Strategy.window(), Strategy.claims()}) {
                Solver.normal().using(strategy).analyse(new Bash(1 + turn).at(5000));
                Solver.normal().using(strategy).analyse(new Interval(2, 5 + turn).at(5000));
            }
        }
    }

    private long answer(Strategy strategy) {
        return Solver.normal()
                .using(strategy)
                .analyse(new Interval(3, most).at(HEAP))
                .grundy()
                .orElseThrow();
    }

    @Benchmark
    public long table() {
        return answer(Strategy.table());
    }

    @Benchmark
    @Measured(against = "table")
    public long window() {
        return answer(Strategy.window());
    }

    @Benchmark
    @Measured(against = "table window")
    public long formula() {
        return answer(Strategy.claims());
    }
}
