package org.impartial.solve.engine.sequence.stream;

import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;

/**
 * Finds a period too long for a table by the method of [Brent 1980]: the window before the heap 2^k is kept until it
 * occurs again, or until 2^(k+1); then values the period apart are compared from the first heap on. Both need values up
 * to twice the end of the period at most three times. {@link SegmentRun} proves what is found.
 */
public final class PeriodSearch {
    private static final int LAST_EXPONENT = 50;

    private final HeapGame game;
    private final RunSizes sizes;
    private final int threads;
    private final Meter meter;

    private PeriodSearch(HeapGame game, RunSizes sizes, int threads, Meter meter) {
        this.game = game;
        this.sizes = sizes;
        this.threads = threads;
        this.meter = meter;
    }

    /** Searches for the period of a code with a sparse space, for a run in segments; not to be continued. */
    public static SegmentGoal goal(HeapGame game, long segment, int threads, Meter meter) {
        return new PeriodSearch(game, RunSizes.STANDARD, threads, meter).goal(segment);
    }

    static SegmentGoal goal(HeapGame game, RunSizes sizes, Meter meter) {
        return new PeriodSearch(game, sizes, 1, meter).goal(SegmentRun.SEGMENT);
    }

    private SegmentGoal goal(long segment) {
        StreamedValues values = new StreamedValues(game, sizes, threads, meter);
        short[] window = new short[sizes.window()];
        long heap = 0;
        for (int exponent = Integer.numberOfTrailingZeros(Integer.highestOneBit(window.length)) + 1;
                exponent < LAST_EXPONENT;
                exponent++) {
            for (long end = 1L << exponent; heap < end; heap++) {
                window[(int) (heap % window.length)] = (short) values.next(meter);
            }
            int oldest = (int) (heap % window.length);
            short[] kept = new short[window.length];
            System.arraycopy(window, oldest, kept, 0, window.length - oldest);
            System.arraycopy(window, 0, kept, window.length - oldest, oldest);
            int[] borders = borders(kept);
            int matched = borders[kept.length - 1];
            for (long end = 2L << exponent; heap < end; heap++) {
                short value = (short) values.next(meter);
                window[(int) (heap % window.length)] = value;
                matched = matched(kept, borders, matched, value);
                if (matched == kept.length) {
                    long period = heap + 1 - (1L << exponent);
                    return new SegmentGoal(preperiod(period, (1L << exponent) - kept.length), period, segment);
                }
            }
        }
        throw new CertificateException("no period of " + game.name() + " is found up to 2^" + LAST_EXPONENT);
    }

    /** Returns for each beginning of a window the length of the longest shorter one with which it ends. */
    private static int[] borders(short[] window) {
        int[] borders = new int[window.length];
        for (int end = 1; end < window.length; end++) {
            borders[end] = matched(window, borders, borders[end - 1], window[end]);
        }
        return borders;
    }

    /** Returns the length of the longest beginning of a window that ends with a value [Knuth-Morris-Pratt 1977]. */
    private static int matched(short[] window, int[] borders, int before, short value) {
        int length = before;
        while (length > 0 && window[length] != value) {
            length = borders[length - 1];
        }
        return window[length] == value ? length + 1 : length;
    }

    /** Returns the heap from which values repeat, which is at most {@code most}. */
    private long preperiod(long period, long most) {
        StreamedValues behind = new StreamedValues(game, sizes, threads, meter);
        StreamedValues ahead = new StreamedValues(game, sizes, threads, meter);
        for (long heap = 0; heap < period; heap++) {
            ahead.next(meter);
        }
        long preperiod = 0;
        for (long heap = 0; heap < most; heap++) {
            if (behind.next(meter) != ahead.next(meter)) {
                preperiod = heap + 1;
            }
        }
        return preperiod;
    }
}
