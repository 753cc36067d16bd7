package org.impartial.bench.nim;

import java.util.function.LongUnaryOperator;
import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.core.nim.NimField;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** The 64-bit nim-product; a score is the time of one product. */
@OperationsPerInvocation(NimberPairs.COUNT)
public class NimProductBench extends AverageTimes {
    private final LongUnaryOperator multiplier = NimField.multiplier(0x1_0000_0006L);

    @Benchmark
    @Measured(item = "product")
    public long independent(NimberPairs nimbers) {
        return nimbers.pairs(NimField::product);
    }

    /** Measures products each of which is a factor of the next. */
    @Benchmark
    @Measured(item = "product")
    public long dependent(NimberPairs nimbers) {
        long product = nimbers.b[0];
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            product = NimField.product(product, nimbers.a[i]);
        }
        return product;
    }

    @Benchmark
    @Measured(item = "product")
    public long below16Bits(NimberPairs nimbers) {
        return products(nimbers.small);
    }

    @Benchmark
    @Measured(item = "product")
    public long below32Bits(NimberPairs nimbers) {
        return products(nimbers.medium);
    }

    @Benchmark
    @Measured(item = "product")
    public long fixedFactor(NimberPairs nimbers) {
        return nimbers.each(multiplier);
    }

    private static long products(long[] nimbers) {
        long sum = 0;
        for (int i = 0; i < nimbers.length; i++) {
            sum ^= NimField.product(nimbers[i], nimbers[nimbers.length - 1 - i]);
        }
        return sum;
    }
}
