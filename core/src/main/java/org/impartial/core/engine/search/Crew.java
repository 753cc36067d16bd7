package org.impartial.core.engine.search;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.LongAdder;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;

/**
 * The threads of one search over one table: the calling one, which keeps the effort, and its helpers. The first to have the
 * answer ends the work of all, and so does the first that fails; its error reaches the caller. For the table to grow they
 * all meet, and the caller makes room. Made for one search; closing it waits for the helpers.
 */
final class Crew implements AutoCloseable {
    private static final int COUNT_HELPERS_EVERY = 256;

    private final PackedTable table;
    private final Meter effort;
    private final Phaser meeting = new Phaser(1);
    private final List<FutureTask<Boolean>> helpers = new ArrayList<>();
    private final LongAdder helped = new LongAdder();
    private final LongAdder helpedOptions = new LongAdder();
    private long counted;
    private long countedOptions;
    private volatile boolean over;

    Crew(PackedTable table, Meter effort) {
        this.table = table;
        this.effort = effort;
    }

    /** Lets another thread join in. */
    void help(Descent descent, long root) {
        meeting.register();
        FutureTask<Boolean> work = new FutureTask<>(() -> {
            try {
                descent.value(root, new Helping());
                return true;
            } catch (StoppedException overWhileListing) {
                return false;
            } finally {
                leave();
            }
        });
        start(new Thread(work, "impartial-search-" + (helpers.size() + 1)));
        helpers.add(work);
    }

    private void start(Thread thread) {
        boolean started = false;
        thread.setDaemon(true);
        try {
            thread.start();
            started = true;
        } finally {
            if (!started) {
                meeting.arriveAndDeregister();
            }
        }
    }

    /** Searches on the calling thread. */
    void lead(Descent descent, long root) {
        descent.value(root, new Leading());
    }

    private final class Leading implements Descent.Pace {
        private int steps;

        @Override
        public void step(int options) {
            effort.spend(1, options);
            if (!helpers.isEmpty() && ++steps % COUNT_HELPERS_EVERY == 0) {
                countHelpers();
            }
            if (table.crowded()) {
                makeRoom();
            }
        }

        @Override
        public void makeRoom() {
            meeting.arriveAndAwaitAdvance();
            if (table.crowded()) {
                table.grow(effort);
            }
            meeting.arriveAndAwaitAdvance();
        }

        @Override
        public boolean over() {
            return over;
        }

        @Override
        public Meter meter() {
            return effort;
        }
    }

    private final class Helping implements Descent.Pace {
        private final Meter listing = new Meter(Budget.unlimited(), Progress.NONE, () -> over);

        @Override
        public void step(int options) {
            helped.increment();
            helpedOptions.add(options);
            if (table.crowded()) {
                makeRoom();
            }
        }

        @Override
        public void makeRoom() {
            meeting.arriveAndAwaitAdvance();
            meeting.arriveAndAwaitAdvance();
        }

        @Override
        public boolean over() {
            return over;
        }

        @Override
        public Meter meter() {
            return listing;
        }
    }

    private void countHelpers() {
        long newPositions = helped.sum() - counted;
        long newOptions = helpedOptions.sum() - countedOptions;
        counted += newPositions;
        countedOptions += newOptions;
        effort.spend(newPositions, newOptions);
    }

    private void leave() {
        over = true;
        meeting.arriveAndDeregister();
    }

    /** Ends the work, and throws what a helper has thrown. */
    @Override
    public void close() {
        leave();
        for (FutureTask<Boolean> helper : helpers) {
            try {
                Uninterruptibles.getUninterruptibly(helper);
            } catch (ExecutionException e) {
                Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
                Throwables.throwIfUnchecked(cause);
                throw new IllegalStateException("a helper of the search failed", cause);
            }
        }
        countHelpers();
    }
}
