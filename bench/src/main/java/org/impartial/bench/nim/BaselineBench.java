package org.impartial.bench.nim;

import java.math.BigInteger;
import java.util.Random;
import org.impartial.bench.AverageTimes;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** The nim-product by recursion on BigInteger, as a baseline. */
public class BaselineBench extends AverageTimes {
    @Param({"16", "64", "128"})
    public int bits;

    private BigInteger a = BigInteger.ONE;
    private BigInteger b = BigInteger.ONE;

    @Setup
    public void makeFactors() {
        Random random = new Random(bits);
        a = new BigInteger(bits, random).setBit(bits - 1);
        b = new BigInteger(bits, random).setBit(bits - 1);
    }

    @Benchmark
    public BigInteger recursionOnBigInteger() {
        return BigIntegerNimbers.product(a, b);
    }
}
