package org.impartial.bench.nim;

import java.util.concurrent.TimeUnit;
import org.impartial.bench.report.Measured;
import org.impartial.core.nim.NimField;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The other operations of the 64-bit field, on independent arguments; a score is the time of one. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(NimberPairs.COUNT)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NimFieldBench {

    /** Measures squares. */
    @Benchmark
    @Measured(item = "square")
    public long square(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.square(a);
        }
        return sum;
    }

    /** Measures square roots. */
    @Benchmark
    @Measured(item = "squareRoot")
    public long squareRoot(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.squareRoot(a);
        }
        return sum;
    }

    /** Measures roots of x² + x = a, with bit 63 of a cleared. */
    @Benchmark
    @Measured(item = "quadraticRoot")
    public long quadraticRoot(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.quadraticRoot(a & Long.MAX_VALUE);
        }
        return sum;
    }

    /** Measures inverses. */
    @Benchmark
    @Measured(item = "inverse")
    public long inverse(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.inverse(a);
        }
        return sum;
    }

    /** Measures quotients. */
    @Benchmark
    @Measured(item = "quotient")
    public long quotient(NimberPairs nimbers) {
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.quotient(nimbers.a[i], nimbers.b[i]);
        }
        return sum;
    }

    /** Measures powers with 64-bit exponents. */
    @Benchmark
    @Measured(item = "power")
    public long power(NimberPairs nimbers) {
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.power(nimbers.a[i], nimbers.b[i]);
        }
        return sum;
    }
}
