package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.core.meter.Budget;
import org.impartial.games.board.Cram;
import org.impartial.solve.Solver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Param;

/** The proof of the value of an empty board of Cram from empty tables, with the choice of its facts, as a command does. */
@Fork(value = 1, jvmArgs = "-Xmx4g")
public class ProofBench extends SingleShots {
    @Param({"5x5", "5x6", "6x6"})
    public String board = "5x5";

    @Benchmark
    public Object prove() {
        String[] sides = board.split("x", -1);
        Cram cram = new Cram(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        return Solver.normal().within(Budget.unlimited()).prove(cram.at(0));
    }
}
