package org.impartial.bench.sequence;

import org.impartial.bench.SingleShots;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** The time from an empty table to a proved period, in a new virtual machine. */
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class PeriodBench extends SingleShots {
    @Param({"0.77", "0.07", "0.165", "0.127", "0.16", "0.56", "0.376", "0.354"})
    public String code = "";

    @Benchmark
    public long prove() {
        return GrundySequence.of(BenchGames.of(code))
                .periodWithin(Integer.MAX_VALUE - 8, Meter.unlimited())
                .orElseThrow()
                .period();
    }
}
