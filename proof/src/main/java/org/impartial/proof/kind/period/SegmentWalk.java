package org.impartial.proof.kind.period;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.proof.Certificate.CertificateException;

/** The check of one segment, from its window to the next. */
@SuppressWarnings("ArrayRecordComponent") // records are not compared
record SegmentWalk(SegmentedPeriod proof, int number, Segment segment, Segment next, BreakingCode code, short[] head) {
    private static final int CHUNK = 1 << 16;
    /** After so many heaps, each of which may cost as much as the window is long, an interrupt is observed. */
    private static final int FEW = 16;

    /** Checks the values and returns their number. */
    long values() {
        Segment.Digest digest = new Segment.Digest();
        SegmentKernel kernel = new SegmentKernel(code, proof.space(), head);
        int kept = next.window().length;
        short[] past =
                Arrays.copyOf(segment.first() == 0 ? head : segment.window(), Math.max(kept, head.length) + CHUNK);
        int at = segment.first() == 0 ? head.length : kept;
        long heap = segment.first() == 0 ? head.length : segment.first();
        if (segment.first() == 0) {
            requireHead(digest);
        }
        for (; heap < segment.end(); heap++, at++) {
            if (at == past.length) {
                System.arraycopy(past, at - kept, past, 0, kept);
                at = kept;
            }
            if (heap % FEW == 0) {
                requireGoingOn();
            }
            past[at] = value(kernel, heap, past, at);
            digest.add(past[at]);
        }
        requireSame(digest.toString(), segment.digest());
        short[] window = Arrays.copyOfRange(past, at - kept, at);
        if (!Arrays.equals(window, next.window())) {
            throw fails("by the rules the window at its end is different");
        }
        return segment.length();
    }

    private short value(SegmentKernel kernel, long heap, short[] past, int at) {
        try {
            return kernel.value(heap, past, at);
        } catch (CertificateException refusal) {
            throw fails(String.valueOf(refusal.getMessage()));
        }
    }

    /** Checks the values of the first heaps by the definition. */
    private void requireHead(Segment.Digest digest) {
        RecordedOptions options = HeapOptions.recording();
        for (int heap = 0; heap < head.length; heap++) {
            options.record(proof.game(), heap);
            requireGoingOn();
            int value = PeriodCheck.mex(options, part -> head[part]);
            requireSame(Integer.toString(value), Short.toString(head[heap]));
            if (heap > proof.space().lastRare() && proof.space().isRare(head[heap], heap)) {
                throw fails("the heap " + heap + " is rare, and the last rare one is stated to be "
                        + proof.space().lastRare());
            }
            digest.add(head[heap]);
        }
    }

    /** Stops if the check was interrupted. */
    private static void requireGoingOn() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
    }

    private void requireSame(String right, String stated) {
        if (!right.equals(stated)) {
            throw fails("it states \"" + stated + "\", and the rules give \"" + right + "\"");
        }
    }

    private CertificateException fails(String why) {
        return new CertificateException("segment " + number + ", of the heaps " + segment.first() + " to "
                + (segment.end() - 1) + ", fails: " + why);
    }
}
