package org.impartial.bench.search;

import org.impartial.bench.SingleShots;
import org.impartial.games.board.Cram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** The 5 × 5 board of Cram of {@link CramBench}, by hand-written searches without a reduction. */
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 4)
@Measurement(iterations = 6)
public class CramBaselineBench extends SingleShots {
    @Param({"FASTUTIL", "HASH_MAP", "TUTORIAL"})
    public String kind = "FASTUTIL";

    @Benchmark
    public int search() {
        return HandWritten.HandGame.valueOf(kind)
                .of(new Cram(5, 5, Cram.Reduction.NONE))
                .grundy(0);
    }
}
