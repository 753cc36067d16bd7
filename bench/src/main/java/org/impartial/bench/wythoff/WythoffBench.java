package org.impartial.bench.wythoff;

import java.util.Random;
import org.impartial.bench.AverageTimes;
import org.impartial.bench.report.Measured;
import org.impartial.games.heap.queen.ColdPairs;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Tests whether a pair is cold: the exact test in 128 bits, for all longs, compared with the formula in doubles, which
 * is wrong from the pair number 102334155 on. Half of the pairs are cold. A score is the time of one test.
 */
@OperationsPerInvocation(WythoffBench.COUNT)
public class WythoffBench extends AverageTimes {
    public static final int COUNT = 1024;

    private static final double PHI = (1 + Math.sqrt(5)) / 2;

    /** Whether other bounds d have used the same code before. */
    @Param({"false", "true"})
    public boolean polluted;

    private final long[] a = new long[COUNT];
    private final long[] b = new long[COUNT];
    private final ColdPairs wythoff = ColdPairs.of(1);
    private final ColdPairs bounded = ColdPairs.of(3);

    /** Creates the same pairs in every run, up to about 10^8, for which the formula in doubles is correct. */
    @Setup
    public void pairs() {
        Random random = new Random(1907);
        for (int i = 0; i < COUNT; i++) {
            long k = random.nextInt(40_000_000);
            a[i] = wythoff.pair(k).first();
            b[i] = a[i] + k + (i & 1);
        }
        if (polluted) {
            long cold = 0;
            for (long turn = 0; turn < 20_000; turn++) {
                ColdPairs other = ColdPairs.of(1 + turn % 7);
                for (long x = 0; x < 40; x++) {
                    cold += other.cold(x, turn) ? 1 : 0;
                }
            }
            if (cold == 0) {
                throw new IllegalStateException("no pair was cold");
            }
        }
    }

    @Benchmark
    @Measured(against = "doubles", item = "test")
    public int exact() {
        return cold(wythoff);
    }

    private int cold(ColdPairs pairs) {
        int cold = 0;
        for (int i = 0; i < COUNT; i++) {
            cold += pairs.cold(a[i], b[i]) ? 1 : 0;
        }
        return cold;
    }

    @Benchmark
    @Measured(against = "doubles", item = "test")
    public int exactBounded() {
        return cold(bounded);
    }

    /** Runs the baseline: the popular formula in doubles. */
    @Benchmark
    @Measured(item = "test")
    public int doubles() {
        int cold = 0;
        for (int i = 0; i < COUNT; i++) {
            long difference = Math.abs(a[i] - b[i]);
            if ((long) (difference * PHI) == Math.min(a[i], b[i])) {
                cold++;
            }
        }
        return cold;
    }
}
