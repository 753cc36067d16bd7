package org.impartial.bench.misere;

import java.util.concurrent.TimeUnit;
import org.impartial.bench.SingleShots;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.games.heap.Octal;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Misère quotients with hundreds of elements, each built once in a new virtual machine. */
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class LargeQuotientBench extends SingleShots {
    /** Builds the final quotient of 0.4107, of order 506. */
    @Benchmark
    public int fourDigits() {
        return MisereQuotient.of(octal("0.4107"), 400).order();
    }

    /** Builds the partial quotient of Dawson's Kayles to heap 33, of order 638. */
    @Benchmark
    public int dawsonsKayles() {
        return MisereQuotient.of(octal("0.07"), 33).order();
    }

    private static Octal octal(String code) {
        return new Octal(BreakingCode.parse(code));
    }
}
