package org.impartial.contest;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** A thread with its processor time and that of those it starts, sampled, as it cannot be read after their end. */
final class TimedThread {
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final boolean MEASURES = CLOCK.isThreadCpuTimeSupported() && CLOCK.isThreadCpuTimeEnabled();
    private static final long LOOK_MILLIS = 5;
    private static final long INTERRUPTED_MILLIS = 500;
    private static final int MOST_THREADS = 256;

    private final ThreadGroup group = new ThreadGroup("impartial-contest");
    private final Map<Long, Long> helpers = new HashMap<>();
    private final Thread thread;
    private final long start = System.nanoTime();
    private volatile long own;
    private volatile long elapsed;

    TimedThread(Runnable work) {
        thread = new Thread(group, () -> timed(work), "impartial-contest-run");
        thread.setDaemon(true);
        thread.start();
    }

    private void timed(Runnable work) {
        try {
            work.run();
        } finally {
            elapsed = System.nanoTime() - start;
            own = MEASURES ? CLOCK.getCurrentThreadCpuTime() : 0;
        }
    }

    /**
     * Waits for the end of the work, interrupts it after some milliseconds, or never for 0, and returns if it ended.
     */
    boolean ended(long millis) {
        long deadline = millis == 0 ? Long.MAX_VALUE : start + millis * 1_000_000;
        boolean interrupted = false;
        try {
            while (thread.isAlive()) {
                thread.join(LOOK_MILLIS);
                look();
                if (millis != 0 && System.nanoTime() - deadline > 0) {
                    if (interrupted) {
                        break;
                    }
                    thread.interrupt();
                    interrupted = true;
                    deadline = System.nanoTime() + INTERRUPTED_MILLIS * 1_000_000;
                }
            }
        } catch (InterruptedException e) {
            thread.interrupt();
            Thread.currentThread().interrupt();
        }
        return !isAlive();
    }

    boolean isAlive() {
        return thread.isAlive();
    }

    private void look() {
        if (!MEASURES) {
            return;
        }
        Thread[] all = new Thread[MOST_THREADS];
        int count = group.enumerate(all);
        for (int i = 0; i < count; i++) {
            long time = CLOCK.getThreadCpuTime(all[i].getId());
            if (time >= 0) {
                helpers.merge(all[i].getId(), time, Math::max);
            }
        }
    }

    Duration elapsed() {
        return Duration.ofNanos(elapsed == 0 ? System.nanoTime() - start : elapsed);
    }

    /** Returns the processor time of the thread and those it started; zero if it is not reported. */
    Duration processor() {
        long others = helpers.entrySet().stream()
                .filter(helper -> own == 0 || helper.getKey() != thread.getId())
                .mapToLong(Map.Entry::getValue)
                .sum();
        return Duration.ofNanos(own + others);
    }
}
