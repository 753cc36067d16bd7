package org.impartial.bench.search;

import java.util.concurrent.TimeUnit;
import org.impartial.games.board.Cram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The 5 × 5 board of Cram of {@link CramBench}, by hand-written searches without a reduction. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(value = 1, jvmArgs = "-Xmx3g")
@Warmup(iterations = 4)
@Measurement(iterations = 6)
public class CramBaselineBench {
    /** The kind of map that holds the values. */
    @Param({"FASTUTIL", "HASH_MAP", "TUTORIAL"})
    public String kind = "FASTUTIL";

    /** Runs one search. */
    @Benchmark
    public int search() {
        return HandWritten.HandGame.valueOf(kind)
                .of(new Cram(5, 5, Cram.Reduction.NONE))
                .grundy(0);
    }
}
