package org.impartial.bench.nim;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.impartial.bench.AverageTimes;
import org.impartial.solve.theory.Nimber;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Nimbers beyond 64 bits; a score is the time of one operation, with its objects. */
public class BigNimberBench extends AverageTimes {
    @Param({"128", "1024", "4096", "65536"})
    public int bits;

    private static final int COUNT = 64;

    private final Nimber[] nimbers = new Nimber[COUNT];
    private int next;

    @Setup
    public void makeNimbers() {
        Random random = new Random(bits);
        Arrays.setAll(nimbers, i -> Nimber.of(new BigInteger(bits, random).setBit(bits - 1)));
    }

    private Nimber next() {
        next = (next + 1) % COUNT;
        return nimbers[next];
    }

    @Benchmark
    public Nimber product() {
        return next().times(next());
    }

    @Benchmark
    public Nimber square() {
        return next().square();
    }

    @Benchmark
    public Nimber inverse() {
        return next().inverse();
    }
}
