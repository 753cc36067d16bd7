package org.impartial.bench.search;

import java.lang.ref.Reference;
import java.util.concurrent.locks.LockSupport;
import org.impartial.bench.MeanCounters;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The positions of a search, and the bytes of what it keeps: the heap in use after it less that before, beside its time. */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.EVENTS)
public class KeptMemory extends MeanCounters {
    public double positions;
    public double bytes;
    public double bytesPerPosition;

    private long before;
    private long listed;
    private @Nullable Object kept;

    @Setup(Level.Invocation)
    public void start() {
        before = used();
    }

    /** Keeps the tables of a search until they have been measured. */
    void keep(Object tables, long count) {
        kept = tables;
        listed = count;
    }

    @TearDown(Level.Invocation)
    public void measure() {
        try {
            double held = used() - before;
            positions = part((double) listed);
            bytes = part(held);
            bytesPerPosition = part(held / listed);
        } finally {
            Reference.reachabilityFence(kept);
            kept = null;
        }
    }

    /** Returns the bytes of the heap in use, after collections: some objects are freed by the second or third alone. */
    private static long used() {
        for (int collection = 0; collection < 4; collection++) {
            System.gc();
            LockSupport.parkNanos(50_000_000);
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
