package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.core.meter.Budget;
import org.impartial.games.board.Cram;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;

/**
 * The value of an empty board of Cram by memo search, by the depth-first search of Lemoine and Viennot, and by
 * proof-number search. Reports time, positions whose options were generated, and bytes of the tables.
 */
@Fork(value = 1, jvmArgs = "-Xmx4g")
@Measurement(iterations = 2)
public class NimberBench extends SingleShots {
    @Param({"5x6", "4x9", "6x6", "5x7"})
    public String board = "5x6";

    @Param({"MEMO", "DEPTH_FIRST", "PROOF_NUMBER", "TWO_THREADS"})
    public String lane = "PROOF_NUMBER";

    /** Runs one search from empty tables. */
    @Benchmark
    public void search(KeptMemory memory) {
        String[] sides = board.split("x", -1);
        Cram cram = new Cram(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        if (lane.equals("DEPTH_FIRST")) {
            DepthFirstNimbers search = new DepthFirstNimbers(cram);
            search.value(0);
            memory.keep(search, search.positions());
        } else {
            Solver solver = Solver.normal().using(strategy()).within(Budget.unlimited());
            Analysis analysis = solver.analyse(cram.at(0));
            analysis.grundy();
            memory.keep(solver, analysis.cost().positions());
        }
    }

    private Strategy strategy() {
        return switch (lane) {
            case "MEMO" -> Strategy.packed();
            case "PROOF_NUMBER" -> Strategy.nimberSearch();
            case "TWO_THREADS" -> Strategy.nimberSearch(2);
            default -> throw new IllegalArgumentException("there is no lane " + lane);
        };
    }
}
