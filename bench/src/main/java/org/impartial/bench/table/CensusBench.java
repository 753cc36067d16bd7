package org.impartial.bench.table;

import org.impartial.bench.SingleShots;
import org.impartial.census.Census;
import org.impartial.games.heap.Octal;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** The number of P-positions of ten heaps of a game, from the values of its heaps on. */
public class CensusBench extends SingleShots {
    @Param({"1000", "100000"})
    public int most;

    @Benchmark
    public Object multisets() {
        return Census.of(Octal.KAYLES, 0, most).multisets(10).count(0);
    }
}
