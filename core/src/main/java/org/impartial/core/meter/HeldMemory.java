package org.impartial.core.meter;

/** What the tables of a question hold, against the limit of its budget; meters of its attempts share it. */
final class HeldMemory {
    static final String ADVICE = "give Java more memory, as by JAVA_TOOL_OPTIONS=-Xmx8g, or ask a smaller position";

    private final Meter owner;
    private final long limit;
    private long held;
    private long peak;

    HeldMemory(Meter owner, long limit) {
        this.owner = owner;
        this.limit = limit;
    }

    long held() {
        return held;
    }

    /** The most that was held at once. */
    long peak() {
        return peak;
    }

    /** Counts what a table is about to hold, or stops the owner's work and counts nothing. */
    void hold(long bytes) {
        if (bytes > limit - held) {
            throw stop(
                    owner,
                    "its tables would hold " + megabytes(held + bytes) + ", and the limit is " + megabytes(limit)
                            + " of the " + given() + " that Java was given");
        }
        carry(bytes);
    }

    void release(long bytes) {
        held -= bytes;
    }

    /** Counts what is held already; it may pass the limit. */
    void carry(long bytes) {
        held += bytes;
        peak = Math.max(peak, held);
    }

    /** Refuses a table of so many positions more that could not be held. */
    void require(long more, long bytes) {
        if (more > (limit - held) / bytes) {
            throw stop(
                    owner,
                    "it needs a table of " + more + " positions more, " + bytes + " bytes each, and the limit is "
                            + megabytes(limit) + " of the " + given() + " that Java was given");
        }
    }

    /** Java's memory is nearly used up, by whatever. */
    static StoppedException heapIsFull(Meter meter) {
        return stop(meter, "of the " + given() + " that Java was given " + megabytes(HeapWatch.used()) + " are in use");
    }

    /** Java's memory ran out all the same. */
    static StoppedException ranOut(Meter meter, OutOfMemoryError error) {
        StoppedException stop = stop(meter, "the " + given() + " of memory that Java was given are used up");
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
        return String.format("%,d MB", (bytes + (1 << 20) - 1) >> 20);
    }
}
