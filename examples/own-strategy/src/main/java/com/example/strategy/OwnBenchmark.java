package com.example.strategy;

import java.util.concurrent.TimeUnit;
import org.impartial.contest.ContestProblem;
import org.impartial.contest.Problems;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Measures the time in which a strategy answers one problem from empty tables. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OwnBenchmark {
    /** A set of problems, and the id of one of them. */
    @Param({"boards/cram-4", "graphs/node-kayles-1", "heaps/kayles-1"})
    public String problem = "";

    /** The name of a strategy, of the library or of a provider. */
    @Param({"memo", "packed", "nimber-search"})
    public String strategy = "";

    private ContestProblem chosen;

    /** Reads the problem. */
    @Setup
    public void read() {
        String[] parts = problem.split("/", 2);
        chosen = Problems.named(parts[0])
                .where(one -> one.id().equals(parts[1]))
                .list()
                .get(0);
    }

    /**
     * Answers the problem.
     *
     * @return who wins, so that the work is not optimised away
     */
    @Benchmark
    public Outcome solve() {
        return Solver.of(chosen.convention())
                .using(Strategy.named(strategy))
                .analyse(chosen.position().orElseThrow())
                .outcome();
    }
}
