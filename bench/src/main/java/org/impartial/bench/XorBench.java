package org.impartial.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The floor for every theory of sums: the nim-sum of a thousand heaps in a plain loop. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class XorBench {
    private final long[] heaps = new Random(1901).longs(1000).toArray();

    /** Makes the heaps, the same in every run. */
    public XorBench() {}

    /**
     * Adds the heaps.
     *
     * @return their nim-sum
     */
    @Benchmark
    public long nimSum() {
        long sum = 0;
        for (long heap : heaps) {
            sum ^= heap;
        }
        return sum;
    }
}
