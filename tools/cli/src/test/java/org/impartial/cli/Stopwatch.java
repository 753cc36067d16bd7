package org.impartial.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;

/**
 * Stops a piece of work from outside while it runs on a thread of its own, and measures how much processor time that
 * thread still took. Processor time and not the clock: other programs may keep a crowded machine from doing anything.
 */
final class Stopwatch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long PATIENCE_SECONDS = 60;

    /** How work is stopped. */
    enum Way {
        /** The cancellation supplier of the solver returns true. */
        CANCELLED,
        /** The thread is interrupted. */
        INTERRUPTED,
        /** The time of the budget is over. */
        OUT_OF_TIME
    }

    /** Long work under limits, from which a solver creates its meter. */
    @FunctionalInterface
    interface Work {
        void run(Limits limits) throws Exception;
    }

    /**
     * What limits the work.
     *
     * @param budget the budget
     * @param cancelled whether the work is cancelled
     */
    record Limits(Budget budget, AtomicBoolean cancelled) {
        Meter meter() {
            return new Meter(budget, Progress.NONE, cancelled::get);
        }
    }

    /**
     * How the work ended.
     *
     * @param lateNanos the processor time of its thread after the request to stop; empty if it ended before
     * @param error what it threw
     */
    record Ending(Optional<Long> lateNanos, Optional<Throwable> error) {}

    private Stopwatch() {}

    /** Runs work, and stops it after so long. */
    static Ending stop(Way way, Duration after, Work work) throws Exception {
        AtomicBoolean cancelled = new AtomicBoolean();
        Budget unlimited = Budget.unlimited();
        Limits limits = new Limits(way == Way.OUT_OF_TIME ? unlimited.within(after) : unlimited, cancelled);
        CountDownLatch begun = new CountDownLatch(1);
        FutureTask<Long> task = new FutureTask<>(() -> {
            begun.countDown();
            try {
                work.run(limits);
            } finally {
                // The time is over by now; a flag that is left would end the measuring.
                Thread.interrupted();
            }
            return THREADS.getCurrentThreadCpuTime();
        });
        long[] end = new long[1];
        Throwable[] thrown = new Throwable[1];
        Thread thread = new Thread(
                () -> {
                    task.run();
                    end[0] = THREADS.getCurrentThreadCpuTime();
                },
                "stopped-work");
        thread.setDaemon(true);
        thread.start();
        begun.await();
        TimeUnit.NANOSECONDS.sleep(after.toNanos());
        boolean runs = !task.isDone();
        long before = THREADS.getThreadCpuTime(thread.getId());
        switch (way) {
            case CANCELLED -> cancelled.set(true);
            case INTERRUPTED -> thread.interrupt();
            case OUT_OF_TIME -> {}
        }
        thread.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        if (thread.isAlive()) {
            throw new AssertionError(
                    "goes on " + PATIENCE_SECONDS + " s after it was told to stop, at " + thread.getStackTrace()[0]);
        }
        try {
            task.get();
        } catch (ExecutionException e) {
            thrown[0] = e.getCause();
        }
        return new Ending(runs ? Optional.of(end[0] - before) : Optional.empty(), Optional.ofNullable(thrown[0]));
    }
}
