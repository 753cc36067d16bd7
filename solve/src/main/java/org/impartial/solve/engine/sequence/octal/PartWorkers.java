package org.impartial.solve.engine.sequence.octal;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Threads for parts of successive short pieces of work, which poll before they sleep; the caller works as well. */
final class PartWorkers implements AutoCloseable {
    /** Looks before other threads, which may have the work, get the processor. */
    private static final int SPINS = 1_000;

    /** Looks before a thread sleeps. */
    private static final int LOOKS = 2_000;

    private final Worker[] workers;

    PartWorkers(int threads) {
        workers = new Worker[threads - 1];
        for (int i = 0; i < workers.length; i++) {
            workers[i] = new Worker(i + 1);
            workers[i].start();
        }
    }

    /** Performs the caller's work while the threads do the parts from 1 on; returns its result when all are done. */
    boolean during(IntConsumer parts, BooleanSupplier own) {
        for (Worker worker : workers) {
            worker.give(parts);
        }
        try {
            return own.getAsBoolean();
        } finally {
            for (Worker worker : workers) {
                worker.await();
            }
        }
    }

    /** Returns the number of threads, the caller included. */
    int threads() {
        return workers.length + 1;
    }

    /** Waits a moment, and longer after many looks in vain. */
    @SuppressWarnings("ThreadPriorityCheck") // to yield is a hint, on which nothing relies
    static void pause(int look) {
        if (look < SPINS) {
            Thread.onSpinWait();
        } else if (look < LOOKS) {
            Thread.yield();
        } else {
            LockSupport.parkNanos(50_000);
        }
    }

    @Override
    public void close() {
        for (Worker worker : workers) {
            worker.give(null);
        }
    }

    private static final class Worker extends Thread {
        private final int part;
        private @Nullable IntConsumer work;
        private volatile @Nullable Throwable failure;
        private volatile boolean failed;
        private long turns;
        private volatile long given;
        private volatile long done;

        Worker(int part) {
            super("grundy-sequence-" + part);
            this.part = part;
            setDaemon(true);
            setUncaughtExceptionHandler((thread, thrown) -> failure = thrown);
        }

        /** Sets the next piece of work; null ends the thread. */
        void give(@Nullable IntConsumer next) {
            work = next;
            given = ++turns;
            LockSupport.unpark(this);
        }

        void await() {
            for (int look = 0; done != given; look++) {
                pause(look);
            }
            if (failed) {
                throw new IllegalStateException("a thread of the sequence failed", failure);
            }
        }

        @Override
        public void run() {
            for (long turn = 1; ; turn++) {
                for (int look = 0; given < turn; look++) {
                    pause(look);
                }
                IntConsumer next = work;
                if (next == null) {
                    return;
                }
                boolean finished = false;
                try {
                    next.accept(part);
                    finished = true;
                } finally {
                    failed = !finished;
                    done = turn;
                }
            }
        }
    }
}
