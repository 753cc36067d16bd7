package org.impartial.proof.kind.period;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.period.SegmentedPeriod.Space;

/** Writes certificates in segments from values that an engine has computed, also those before the preperiod. */
public record SegmentWriter(
        HeapGame game, BreakingCode code, Space space, long preperiod, long period, LongUnaryOperator values) {
    /** The default distance up to which witnesses are searched for. */
    public static final int FURTHEST = 2048;

    /** The bits that a certificate counts. */
    public static final int MASK = SegmentKernel.VALUES - 1;

    /** {@return the certificate, not checked yet, with at most so many values in a segment} */
    public SegmentedPeriod certificate(long segment) {
        int length = window();
        List<String> lines = new ArrayList<>(List.of(Segment.head(values(0, space.heads(code.last())))));
        long first = 0;
        for (long end : bounds(segment)) {
            lines.add(Segment.line(first, end, digest(first, end), values(Math.max(0, first - length), first)));
            first = end;
        }
        lines.add(Segment.end(first, values(first - length, first)));
        return new SegmentedPeriod(game, preperiod, period, space, lines);
    }

    /** Returns the number of values that a certificate holds before each segment. */
    public int window() {
        return Math.toIntExact(space.start(preperiod, code.last()) - preperiod + (preperiod > 0 ? 1 : 0));
    }

    /** {@return the ends of all segments, ascending; the last one is a period after the first window that repeats} */
    public SortedSet<Long> bounds(long segment) {
        long start = space.start(preperiod, code.last());
        TreeSet<Long> bounds = new TreeSet<>(List.of(start, start + period));
        WindowReturn.primes(period, Meter.unlimited()).forEach(prime -> bounds.add(start + period / prime));
        for (long bound = Math.max(segment, Math.max(window(), space.heads(code.last())));
                bound < start + period;
                bound += segment) {
            bounds.add(bound);
        }
        return bounds;
    }

    /** {@return a copy with the least {@code settled} for which all heaps below a given one can be checked} */
    public SegmentWriter settling(int heaps) {
        int window = space.window(code.last());
        long enough = Math.max(heaps, window + 1L);
        int end = Math.toIntExact(Math.min(enough, space.start(preperiod, code.last()) + period));
        short[] past = values(0, end);
        SegmentKernel kernel = new SegmentKernel(code, space, past);
        int settled = space.settled();
        for (int heap = window + 1; heap < end; heap++) {
            if (!kernel.decides(heap, past)) {
                settled = heap;
            }
        }
        Space larger =
                new Space(space.mask(), space.parity(), space.anchor(), space.lastRare(), space.furthest(), settled);
        return new SegmentWriter(game, code, larger, preperiod, period, values);
    }

    private String digest(long first, long end) {
        Segment.Digest digest = new Segment.Digest();
        LongStream.range(first, end).forEach(heap -> digest.add(value(heap)));
        return digest.toString();
    }

    private short[] values(long first, long end) {
        short[] run = new short[Math.toIntExact(end - first)];
        for (int i = 0; i < run.length; i++) {
            run[i] = (short) value(first + i);
        }
        return run;
    }

    private int value(long heap) {
        long value = values.applyAsLong(heap);
        if (value >= SegmentKernel.VALUES) {
            throw new CertificateException("G(" + heap + ") = " + value + " is too great for a certificate in segments,"
                    + " which holds values below " + SegmentKernel.VALUES);
        }
        return (int) value;
    }
}
