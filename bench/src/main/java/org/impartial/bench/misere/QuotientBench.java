package org.impartial.bench.misere;

import java.util.concurrent.TimeUnit;
import org.impartial.bench.AverageTimes;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.games.heap.Octal;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Warmup;

/** The misère quotients of wild octal games, from the rules to the certificate, in a warm virtual machine. */
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
public class QuotientBench extends AverageTimes {
    private static final int GREATEST = 400;

    @Param({"0.75", "0.34", "0.53", "0.123", "0.72", "0.144", "0.152", "0.71", "0.77", "0.15"})
    public String code = "0.77";

    @Benchmark
    public int finalQuotient() {
        return MisereQuotient.of(new Octal(BreakingCode.parse(code)), GREATEST).order();
    }
}
