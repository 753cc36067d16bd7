package org.impartial.core.meter;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Checks the clock, the Java heap and the cancellation of a question at intervals, and reports progress. */
final class Lookout {
    private static final long REPORT_NANOS = 200_000_000L;
    private static final long HEAP_NANOS = 100_000_000L;

    /** The interval at which the clock is read, and the greatest number of counts between two readings. */
    private static final long LOOK_NANOS = 500_000L;

    private static final long LOOK_AT_LEAST = 128;

    private final Clock clock;
    private final Duration limit;
    private final long deadline;
    private final Progress progress;
    private final BooleanSupplier cancelled;
    private long between = 1;
    private long lastLook;
    private long nextReport = REPORT_NANOS;
    private long nextHeapLook = HEAP_NANOS;

    Lookout(Clock clock, Duration limit, long deadline, Progress progress, BooleanSupplier cancelled) {
        this.clock = clock;
        this.limit = limit;
        this.deadline = deadline;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    /** Checks the limits, and returns the number of counts after which the meter must check them next. */
    long look(Meter meter) {
        if (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted()) {
            throw new StoppedException(StoppedException.Cause.CANCELLED, meter.cost(), "it was cancelled");
        }
        long now = clock.worked();
        if (now > deadline) {
            throw new StoppedException(
                    meter,
                    "the limit is " + limit.toMillis() + " ms",
                    "give it more seconds, or try a smaller problem");
        }
        between = now - lastLook > LOOK_NANOS ? Math.max(1, between / 2) : Math.min(LOOK_AT_LEAST, 2 * between);
        lastLook = now;
        if (now >= nextHeapLook) {
            nextHeapLook = now + HEAP_NANOS;
            if (HeldMemory.HeapWatch.full()) {
                throw HeldMemory.heapIsFull(meter);
            }
        }
        if (now >= nextReport) {
            nextReport = now + REPORT_NANOS;
            progress.report(meter.cost());
        }
        return between;
    }

    /** Returns the time until the deadline, at least 0, or {@code Long.MAX_VALUE} if there is none. */
    long nanosLeft() {
        return deadline == Long.MAX_VALUE ? deadline : Math.max(0, deadline - clock.worked());
    }

    /** Excludes a pause from the interval between two checks. */
    void resumed() {
        lastLook = clock.before;
    }

    /** A clock that runs only while work is in progress. */
    static final class Clock {
        private long before;
        private long since = System.nanoTime();
        private boolean runs = true;

        long worked() {
            return runs ? before + System.nanoTime() - since : before;
        }

        void pause() {
            before = worked();
            runs = false;
        }

        /** Restarts this clock, and returns whether it was stopped. */
        boolean resume() {
            boolean stopped = !runs;
            if (stopped) {
                since = System.nanoTime();
                runs = true;
            }
            return stopped;
        }
    }
}
