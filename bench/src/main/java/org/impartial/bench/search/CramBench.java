package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.games.board.Cram;
import org.impartial.solve.Analysis;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The value of an empty board of Cram with 5 rows, from an empty table: 1,125,703 positions on 5 × 5, and 21.6 million
 * on 5 × 6, without a reduction. A score is the time of one search.
 */
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 4)
@Measurement(iterations = 6)
public class CramBench extends SingleShots {
    private static final int ROWS = 5;

    @Param({"5", "6"})
    public int columns;

    /** The simplification of a position before it is looked up. */
    @Param({"NONE", "PARTS", "SYMMETRY"})
    public Cram.Reduction reduction = Cram.Reduction.NONE;

    @Param({"OBJECTS", "PACKED", "TWO_THREADS"})
    public String lane = "PACKED";

    @Param({"false", "true"})
    public boolean polluted;

    @Setup
    public void pollute() {
        if (polluted) {
            Lane.valueOf(lane).pollute();
        }
    }

    @Benchmark
    public Analysis search() {
        return Lane.valueOf(lane).solve(new Cram(ROWS, columns, reduction), 0);
    }
}
