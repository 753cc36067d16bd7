package org.impartial.solve.engine.sequence.octal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.solve.engine.sequence.octal.table.EightHeaps;

/** The order in which threads scan heaps, eight at a time, up to a distance ahead of the settled ones. */
final class ScanQueue {
    private static final int PART_BITS = 16;
    private static final VarHandle DONE = MethodHandles.arrayElementVarHandle(long[].class);

    private final AtomicInteger next = new AtomicInteger();

    /** For eight heaps the first of them and the thread that has scanned them, or −1. */
    private final long[] done;

    private final int distance;
    private int start;
    private int end;
    private volatile int limit;
    volatile boolean closed;

    /** Creates a queue for scans up to a power of 2 of at least 8 heaps ahead of the settled ones. */
    ScanQueue(int distance) {
        this.distance = distance;
        this.done = new long[2 * distance / EightHeaps.COUNT];
    }

    /** Begins at a heap, of which all lower ones are settled. Requires that no thread uses the queue. */
    void open(int from, int to) {
        start = from;
        end = to;
        next.set(from);
        Arrays.fill(done, -1);
        closed = false;
        settled(from);
    }

    /** Makes all waiting threads end, and all others after the heaps that they have claimed. */
    void close() {
        closed = true;
    }

    /** Publishes all heaps below a heap as settled, and so allows scans up to the distance above it. */
    void settled(int heap) {
        limit = (int) Math.min(end, (long) heap + distance);
    }

    /** Returns the first of eight heaps for the caller to scan, or −1 if none is below the limit. */
    int claim() {
        while (!closed) {
            int first = next.get();
            if (first >= limit || (first + (long) EightHeaps.COUNT > limit && limit < end)) {
                return -1;
            }
            if (next.compareAndSet(first, first + EightHeaps.COUNT)) {
                return first;
            }
        }
        return -1;
    }

    /** Returns the first of eight heaps for the caller to scan, as soon as there is one; −1 when the queue is closed. */
    int await() {
        int first = claim();
        for (int look = 0; first < 0 && !closed; look++) {
            PartWorkers.pause(look);
            first = claim();
        }
        return first;
    }

    /** Publishes the results of a thread for the eight heaps from a claimed one on. */
    void finish(int first, int part) {
        DONE.setRelease(done, slot(first), (long) first << PART_BITS | part);
    }

    /** Returns a thread that has scanned the eight heaps from a heap on, whose results are then visible; or −1. */
    int scanner(int first) {
        long last = (long) DONE.getAcquire(done, slot(first));
        return last >> PART_BITS == first ? (int) (last & (1 << PART_BITS) - 1) : -1;
    }

    /** Returns the end of the eight heaps from a heap on, within the range of the queue. */
    int end(int first) {
        return (int) Math.min(end, first + (long) EightHeaps.COUNT);
    }

    private int slot(int first) {
        return (first - start) / EightHeaps.COUNT & done.length - 1;
    }
}
