package org.impartial.bench.sequence;

import java.util.concurrent.TimeUnit;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.GrundySequence;
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

/** The time from an empty table to a proved period, in a new virtual machine. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class PeriodBench {
    /** The code. */
    @Param({"0.77", "0.07", "0.165", "0.127", "0.16", "0.56", "0.376", "0.354"})
    public String code = "";

    /** Finds and proves the period. */
    @Benchmark
    public long prove() {
        return GrundySequence.of(BenchGames.of(code))
                .periodWithin(Integer.MAX_VALUE - 8, Meter.unlimited())
                .orElseThrow()
                .period();
    }
}
