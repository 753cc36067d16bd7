package org.impartial.census;

import java.math.BigInteger;
import org.impartial.core.meter.Meter;

/** The Walsh-Hadamard transform: at each character the sum of the counts times it. Twice, it scales by the length. */
final class Transform {
    /** Transforms counts whose total fits into a long, in place. */
    static void of(long[] counts, Meter meter) {
        for (int half = 1; half < counts.length; half *= 2) {
            meter.tick(counts.length);
            for (int block = 0; block < counts.length; block += 2 * half) {
                for (int i = block; i < block + half; i++) {
                    long low = counts[i];
                    long high = counts[i + half];
                    counts[i] = low + high;
                    counts[i + half] = low - high;
                }
            }
        }
    }

    static void of(BigInteger[] counts, Meter meter) {
        for (int half = 1; half < counts.length; half *= 2) {
            for (int block = 0; block < counts.length; block += 2 * half) {
                meter.tick(2L * half * (1 + counts[block].bitLength() / Long.SIZE));
                for (int i = block; i < block + half; i++) {
                    BigInteger low = counts[i];
                    BigInteger high = counts[i + half];
                    counts[i] = low.add(high);
                    counts[i + half] = low.subtract(high);
                }
            }
        }
    }
}
