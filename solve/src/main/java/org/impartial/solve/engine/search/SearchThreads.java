package org.impartial.solve.engine.search;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;

/** The threads of one search over shared tables; the first to find the answer or fail ends it, and closing waits. */
public final class SearchThreads implements AutoCloseable {
    private static final int COUNT_HELPERS_EVERY = 128;

    private final String name;
    private final Meter meter;
    private final Leader leader;
    private final Phaser meeting = new Phaser(1);
    private final List<Helper> helpers = new ArrayList<>();
    private final LongAdder positions = new LongAdder();
    private final LongAdder options = new LongAdder();
    private volatile boolean over;

    /** Creates a search of the calling thread alone, with a name for its threads. */
    public SearchThreads(String name, Meter meter, Meter listing) {
        this.name = name;
        this.meter = meter;
        this.leader = new Leader(listing);
    }

    public void help(Consumer<WorkerMeter> work) {
        meeting.register();
        FutureTask<Boolean> task = new FutureTask<>(() -> help(work, new Helping()));
        Thread thread = new Thread(task, "impartial-" + name + "-" + (helpers.size() + 1));
        thread.setDaemon(true);
        boolean started = false;
        try {
            thread.start();
            started = true;
        } finally {
            if (!started) {
                meeting.arriveAndDeregister();
            }
        }
        helpers.add(new Helper(thread, task));
    }

    private boolean help(Consumer<WorkerMeter> work, WorkerMeter own) {
        try {
            work.accept(own);
            return true;
        } catch (StoppedException stopped) {
            if (!over) {
                throw stopped;
            }
            return false;
        } finally {
            leave();
        }
    }

    public void lead(Consumer<WorkerMeter> work) {
        work.accept(leader);
    }

    private void leave() {
        over = true;
        meeting.arriveAndDeregister();
    }

    /** Ends the work, waits for the helpers, and rethrows an error of one of them. */
    @Override
    public void close() {
        leave();
        helpers.forEach(Helper::join);
        leader.countHelpers();
    }

    /** A thread and its task; the task is done slightly before the thread ends. */
    private record Helper(Thread thread, FutureTask<Boolean> task) {
        void join() {
            Uninterruptibles.joinUninterruptibly(thread);
            try {
                Uninterruptibles.getUninterruptibly(task);
            } catch (ExecutionException e) {
                Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
                Throwables.throwIfUnchecked(cause);
                throw new IllegalStateException("a helper of the search failed", cause);
            }
        }
    }

    /** The meter of one of the threads. */
    private abstract class OwnMeter implements WorkerMeter {
        private final Meter listing;

        OwnMeter(Meter listing) {
            this.listing = listing;
        }

        @Override
        public Meter listing() {
            return listing;
        }

        @Override
        public boolean over() {
            return over;
        }
    }

    /** The meter of the calling thread, which counts for all. */
    private final class Leader extends OwnMeter {
        private int calls;
        private long countedPositions;
        private long countedOptions;

        Leader(Meter listing) {
            super(listing);
        }

        @Override
        public void spend(long newPositions, long newOptions) {
            meter.spend(newPositions, newOptions);
            if (!helpers.isEmpty() && ++calls % COUNT_HELPERS_EVERY == 0) {
                countHelpers();
            }
        }

        void countHelpers() {
            long newPositions = positions.sum() - countedPositions;
            long newOptions = options.sum() - countedOptions;
            countedPositions += newPositions;
            countedOptions += newOptions;
            meter.spend(newPositions, newOptions);
        }

        @Override
        public Cost cost() {
            return meter.cost();
        }

        @Override
        public void meet(Consumer<Meter> work) {
            meeting.arriveAndAwaitAdvance();
            work.accept(meter);
            meeting.arriveAndAwaitAdvance();
        }
    }

    private final class Helping extends OwnMeter {
        Helping() {
            super(new Meter(Budget.unlimited(), Progress.NONE, () -> over));
        }

        @Override
        public void spend(long newPositions, long newOptions) {
            positions.add(newPositions);
            options.add(newOptions);
        }

        @Override
        public Cost cost() {
            Cost own = meter.cost();
            return new Cost(positions.sum(), options.sum(), own.time(), own.memory());
        }

        @Override
        public void meet(Consumer<Meter> work) {
            meeting.arriveAndAwaitAdvance();
            meeting.arriveAndAwaitAdvance();
        }
    }
}
