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
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.product(nimbers.a[i], nimbers.b[i]);
        }
        return sum;
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
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.product(nimbers.small[i], nimbers.small[NimberPairs.COUNT - 1 - i]);
        }
        return sum;
    }

    @Benchmark
    @Measured(item = "product")
    public long below32Bits(NimberPairs nimbers) {
        long sum = 0;
        for (int i = 0; i < NimberPairs.COUNT; i++) {
            sum ^= NimField.product(nimbers.medium[i], nimbers.medium[NimberPairs.COUNT - 1 - i]);
        }
        return sum;
    }

    @Benchmark
    @Measured(item = "product")
    public long fixedFactor(NimberPairs nimbers) {
        long sum = 0;
        for (long a : nimbers.a) {
            sum ^= multiplier.applyAsLong(a);
        }
        return sum;
    }
}
