package org.impartial.solve.engine.sequence.octal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.solve.engine.sequence.octal.table.PairReach;

/** Heaps that one thread writes in order, and all threads check behind it, in chunks of one {@link PairReach} block. */
final class CheckedChunks {
    /** The number of heaps of a chunk. */
    static final int CHUNK = 1 << PairReach.BLOCK_BITS;

    /** The number of looks after which the writing thread checks a chunk that another thread has not finished. */
    private static final int PATIENCE = 2000;

    private static final int FAILED = -1;
    private static final VarHandle FURTHEST = MethodHandles.arrayElementVarHandle(int[].class);

    private final int from;
    private final AtomicInteger claimed;
    private final AtomicInteger open = new AtomicInteger(Integer.MAX_VALUE);

    /** For each chunk one more than the greatest offset of its pairs; 0 before its check, {@link #FAILED} if that failed. */
    private final int[] furthest;

    private volatile int written;
    private volatile boolean complete;

    CheckedChunks(int from, int to) {
        this.from = from;
        this.claimed = new AtomicInteger(from);
        this.written = from;
        this.furthest = new int[(to >>> PairReach.BLOCK_BITS) - (from >>> PairReach.BLOCK_BITS) + 1];
    }

    /** Publishes all heaps below a heap to the threads that check them. */
    void write(int to) {
        written = to;
    }

    /** Records that no more heaps are going to be written. */
    void complete() {
        complete = true;
    }

    /** Returns the end of the chunk of a heap, which may lie beyond the range. */
    static long end(int heap) {
        return (heap | CHUNK - 1) + 1L;
    }

    /** Returns whether an open heap has been found, so that no heap after it need be written. */
    boolean isOpen() {
        return open.get() != Integer.MAX_VALUE;
    }

    /** Checks chunks, each as soon as it is written, until none is left before the first open heap. */
    void check(ChunkCheck check) {
        for (int start = claim(); start >= 0; start = claim()) {
            check(start, check);
        }
    }

    private void check(int start, ChunkCheck check) {
        int result = FAILED;
        try {
            int end = (int) Math.min(end(start), written);
            int first = check.firstOpen(start, end);
            if (first < end) {
                open.accumulateAndGet(first, Math::min);
            }
            result = check.furthest() + 1;
        } finally {
            FURTHEST.setRelease(furthest, index(start), result);
        }
    }

    /** Returns the first heap of a chunk for the caller; −1 if none is left. */
    private int claim() {
        for (int look = 0; ; look++) {
            int start = claimed.get();
            boolean last = complete;
            int ready = written;
            if (start > open.get() || (last && start >= ready)) {
                return -1;
            }
            long end = end(start);
            if (ready < end && !last) {
                PartWorkers.pause(look);
            } else if (claimed.compareAndSet(start, (int) Math.min(end, ready))) {
                return start;
            }
        }
    }

    /**
     * Records the pairs found, and returns the end of the heaps that are settled: the first open heap, or the first that
     * is not written. Requires that the caller has checked until no chunk was left.
     *
     * <p>Chunks that another thread has claimed and does not finish soon are checked again, since that thread may not be
     * running; it may finish after the range is settled. Only if heaps are discarded, all threads must have finished.
     */
    int settle(PairReach reach, ChunkCheck check) {
        for (int start = from; start < Math.min(open.get(), written); start = next(start)) {
            reach.note(start, furthest(start, check));
        }
        for (int start = from; isOpen() && start < claimed.get(); start = next(start)) {
            for (int look = 0; result(start) == 0; look++) {
                PartWorkers.pause(look);
            }
        }
        return Math.min(open.get(), written);
    }

    private int furthest(int start, ChunkCheck check) {
        for (int look = 0; result(start) <= 0; look++) {
            if (look < PATIENCE) {
                PartWorkers.pause(look);
            } else {
                check(start, check);
            }
        }
        return result(start) - 1;
    }

    private int result(int start) {
        return (int) FURTHEST.getAcquire(furthest, index(start));
    }

    private int next(int start) {
        return (int) Math.min(end(start), written);
    }

    private int index(int heap) {
        return (heap >>> PairReach.BLOCK_BITS) - (from >>> PairReach.BLOCK_BITS);
    }
}
