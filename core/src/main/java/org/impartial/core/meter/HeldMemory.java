package org.impartial.core.meter;

import java.util.Locale;

/** The memory held by the tables of a question, and its limit. The meters of its attempts share it. */
final class HeldMemory {
    static final String ADVICE = "give Java more memory, as by JAVA_TOOL_OPTIONS=-Xmx8g, or try a smaller problem";

    private static final long AVAILABLE = Runtime.getRuntime().maxMemory();

    private final Meter owner;
    private final long limit;
    private long held;
    private long peak;

    HeldMemory(Meter owner, long limit) {
        this.owner = owner;
        this.limit = limit;
    }

    /** Returns the greatest number of bytes that tables may hold, at most those available to Java. */
    long limit() {
        return Math.min(limit, AVAILABLE);
    }

    long held() {
        return held;
    }

    /** Returns the greatest number of bytes held at once. */
    long peak() {
        return peak;
    }

    /**
     * Counts the bytes that a table is about to hold; if the total would exceed the limit, stops the computation and
     * counts nothing.
     */
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
}
