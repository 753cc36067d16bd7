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
        return nimbers.each(NimField::square);
    }

    @Benchmark
    @Measured(item = "squareRoot")
    public long squareRoot(NimberPairs nimbers) {
        return nimbers.each(NimField::squareRoot);
    }

    /** Measures roots of x² + x = a, with bit 63 of a cleared. */
    @Benchmark
    @Measured(item = "quadraticRoot")
    public long quadraticRoot(NimberPairs nimbers) {
        return nimbers.each(a -> NimField.quadraticRoot(a & Long.MAX_VALUE));
    }

    @Benchmark
    @Measured(item = "inverse")
    public long inverse(NimberPairs nimbers) {
        return nimbers.each(NimField::inverse);
    }

    @Benchmark
    @Measured(item = "quotient")
    public long quotient(NimberPairs nimbers) {
        return nimbers.pairs(NimField::quotient);
    }

    @Benchmark
    @Measured(item = "power")
    public long power(NimberPairs nimbers) {
        return nimbers.pairs(NimField::power);
    }
}
