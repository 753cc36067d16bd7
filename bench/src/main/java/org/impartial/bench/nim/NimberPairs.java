package org.impartial.bench.nim;

import java.util.Random;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The arguments of the benchmarks, the same in every run. */
@State(Scope.Thread)
public class NimberPairs {
    public static final int COUNT = 1024;

    final long[] a = new Random(1976).longs(COUNT).toArray();
    final long[] b = new Random(1978).longs(COUNT).toArray();

    /** Nimbers below 2^16. */
    final long[] small = new Random(1982).longs(COUNT, 0, 1 << 16).toArray();

    /** Nimbers between 2^16 and 2^32. */
    final long[] medium = new Random(1983).longs(COUNT, 1 << 16, 1L << 32).toArray();

    /** Returns the nim-sum of the results of an operation on {@link #a}, so that none is optimized away. */
    long each(LongUnaryOperator operation) {
        long sum = 0;
        for (long nimber : a) {
            sum ^= operation.applyAsLong(nimber);
        }
        return sum;
    }

    /** The same of an operation on each pair of {@link #a} and {@link #b}. */
    long pairs(LongBinaryOperator operation) {
        long sum = 0;
        for (int i = 0; i < COUNT; i++) {
            sum ^= operation.applyAsLong(a[i], b[i]);
        }
        return sum;
    }
}
