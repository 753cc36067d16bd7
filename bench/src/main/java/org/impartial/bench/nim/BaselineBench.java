package org.impartial.bench.nim;

import java.math.BigInteger;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The nim-product by recursion on BigInteger, as a baseline. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BaselineBench {
    /** The number of bits. */
    @Param({"16", "64", "128"})
    public int bits;

    private BigInteger a = BigInteger.ONE;
    private BigInteger b = BigInteger.ONE;

    /** Makes the factors, the same in every run. */
    @Setup
    public void makeFactors() {
        Random random = new Random(bits);
        a = new BigInteger(bits, random).setBit(bits - 1);
        b = new BigInteger(bits, random).setBit(bits - 1);
    }

    /** Measures a product. */
    @Benchmark
    public BigInteger recursionOnBigInteger() {
        return BigIntegerNimbers.product(a, b);
    }
}
