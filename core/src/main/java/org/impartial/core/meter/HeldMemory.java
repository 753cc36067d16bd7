package org.impartial.core.meter;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.List;
import java.util.Locale;

/** The memory held by the tables of a question, and its limit. The meters of its attempts share it. */
final class HeldMemory {
    static final String ADVICE = "give Java more memory, as by JAVA_TOOL_OPTIONS=-Xmx8g, or try a smaller problem";

    private static final long AVAILABLE = Runtime.getRuntime().maxMemory();

    private final Meter owner;
    private final long limit;
    long held;
    /** The greatest number of bytes held at once. */
    long peak;

    HeldMemory(Meter owner, long limit) {
        this.owner = owner;
        this.limit = limit;
    }

    /** Returns the greatest number of bytes that tables may hold, at most those available to Java. */
    long limit() {
        return Math.min(limit, AVAILABLE);
    }

    /** Counts the bytes that a table is about to hold; beyond the limit, stops the computation and counts nothing. */
    void hold(long bytes) {
        if (bytes > limit - held) {
            throw stop(
                    owner,
                    "its tables would hold " + megabytes(held + bytes) + ", and the limit is " + megabytes(limit)
                            + " of the " + given() + " available to Java");
        }
        carry(bytes);
    }

    void release(long bytes) {
        held -= bytes;
    }

    /** Counts bytes that are already held; the total may exceed the limit. */
    void carry(long bytes) {
        held += bytes;
        peak = Math.max(peak, held);
    }

    /** Checks that a table of {@code more} further positions can be held. */
    void require(long more, long bytes) {
        if (more > (limit - held) / bytes) {
            throw stop(
                    owner,
                    "it needs a table of " + more + " positions more, " + bytes + " bytes each, and the limit is "
                            + megabytes(limit) + " of the " + given() + " available to Java");
        }
    }

    /** Returns the exception for a Java heap that is nearly full, whatever fills it. */
    static StoppedException heapIsFull(Meter meter) {
        return stop(meter, "of the " + given() + " available to Java " + megabytes(HeapWatch.used()) + " are in use");
    }

    /** Returns the exception for a Java heap that ran out despite the estimates. */
    static StoppedException ranOut(Meter meter, OutOfMemoryError error) {
        StoppedException stop = stop(meter, "the " + given() + " of memory available to Java are used up");
        stop.initCause(error);
        return stop;
    }

    private static StoppedException stop(Meter meter, String detail) {
        return new StoppedException(meter, detail, ADVICE).ofMemory();
    }

    private static String given() {
        return megabytes(Runtime.getRuntime().maxMemory());
    }

    private static String megabytes(long bytes) {
        return String.format(Locale.ROOT, "%,d MB", (bytes + (1 << 20) - 1) >> 20);
    }

    /**
     * Detects, by the last garbage collection, a full Java heap that no estimate of tables covers, as by large states.
     */
    static final class HeapWatch {
        private static final List<MemoryPoolMXBean> POOLS = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP && pool.getCollectionUsage() != null)
                .toList();

        /** The percentage of occupied heap above which the machine mostly collects garbage. */
        private static final int FULL = 85;

        private HeapWatch() {}

        /** Returns whether hardly any memory is free; if the last collection left it so, collects garbage once more. */
        static boolean full() {
            if (!crowded()) {
                return false;
            }
            System.gc();
            return crowded();
        }

        /** Returns whether the objects that survived the last collection leave hardly any memory free. */
        private static boolean crowded() {
            return used() / FULL > Runtime.getRuntime().maxMemory() / 100;
        }

        static long used() {
            long used = 0;
            for (MemoryPoolMXBean pool : POOLS) {
                MemoryUsage after = pool.getCollectionUsage();
                used += after == null ? 0 : after.getUsed();
            }
            return used;
        }
    }
}
