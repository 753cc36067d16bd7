package org.impartial.bench.nim;

import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.core.nim.NimField;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** The other operations of the 64-bit field, on independent arguments; a score is the time of one. */
@OperationsPerInvocation(NimberPairs.COUNT)
public class NimFieldBench extends AverageTimes {
    @Benchmark
    @Measured(item = "square")
    public long square(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.square(a);
        }
        return sum;
    }

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

    @Benchmark
    @Measured(item = "inverse")
    public long inverse(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= NimField.inverse(a);
        }
        return sum;
    }

    @Benchmark
    @Measured(item = "quotient")
    public long quotient(NimberPairs nimbers) {
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.quotient(nimbers.a[i], nimbers.b[i]);
        }
        return sum;
    }

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
