package org.impartial.core.engine.sequence.octal.kernel;

import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.engine.sequence.octal.table.PairReach;

/**
 * The heaps that one thread writes, in ascending order, and that all threads check behind it, chunk by chunk. The
 * chunks end at multiples of their length, so that each lies in one block of {@link PairReach}.
 */
final class CheckedChunks {
    /** The number of heaps of a chunk. */
    static final int CHUNK = 1 << PairReach.BLOCK_BITS;

    private final AtomicInteger claimed = new AtomicInteger();
    private final AtomicInteger open = new AtomicInteger();
    private final int[] furthest;
    private int from;
    private volatile int written;
    private volatile boolean complete;

    /** Creates chunks for ranges of at most the given number of heaps. */
    CheckedChunks(int longest) {
        furthest = new int[longest / CHUNK + 2];
    }

    /** Begins another range, of which nothing is written. Requires that no thread uses the previous one. */
    void begin(int first) {
        from = first;
        written = first;
        claimed.set(first);
        open.set(Integer.MAX_VALUE);
        complete = false;
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

    /**
     * Checks chunks, each as soon as it is written, until none is left before the first open heap.
     *
     * @param check a check that no other thread uses
     */
    void check(ChunkCheck check) {
        for (int start = claim(); start >= 0; start = claim()) {
            int end = (int) Math.min(end(start), written);
            int first = check.firstOpen(start, end);
            furthest[index(start)] = check.furthest();
            if (first < end) {
                open.accumulateAndGet(first, Math::min);
            }
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

    /** Records the pairs found in a checked range, and returns its end: the first open heap, or the first not written. */
    int settle(PairReach reach) {
        int end = Math.min(open.get(), written);
        for (long start = from; start < end; start = end((int) start)) {
            reach.note((int) start, furthest[index((int) start)]);
        }
        return end;
    }

    private int index(int heap) {
        return (heap >>> PairReach.BLOCK_BITS) - (from >>> PairReach.BLOCK_BITS);
    }
}
