package org.impartial.core.engine.nimber;

import com.google.common.base.Throwables;
import com.google.common.util.concurrent.Uninterruptibles;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;

/**
 * The threads of one search over the same tables: the calling one, which keeps the meter, and its helpers. The first to have
 * the answer ends the work of all, and so does the first that fails; its error reaches the caller. Made for one search.
 */
final class Team {
    private static final int COUNT_EVERY = 64;

    private final ComponentTable components;
    private final Meter meter;
    private final LongAdder positions = new LongAdder();
    private final LongAdder options = new LongAdder();
    private volatile boolean over;

    private Team(ComponentTable components, Meter meter) {
        this.components = components;
        this.meter = meter;
    }

    /** Lets so many threads, the calling one among them, put the same question. */
    static void search(ComponentTable components, int threads, Meter meter, Consumer<ProofSearch> question) {
        if (threads == 1) {
            question.accept(new ProofSearch(components, WorkerMeter.of(meter), false));
        } else {
            new Team(components, meter).search(threads, question);
        }
    }

    private void search(int threads, Consumer<ProofSearch> question) {
        List<Helper> helpers = new ArrayList<>();
        Leading leading = new Leading();
        try {
            for (int i = 1; i < threads; i++) {
                helpers.add(helper(question, i));
            }
            question.accept(new ProofSearch(components, leading, true));
        } finally {
            over = true;
            helpers.forEach(Helper::join);
        }
        leading.countHelpers();
    }

    private Helper helper(Consumer<ProofSearch> question, int number) {
        FutureTask<Boolean> work = new FutureTask<>(() -> {
            try {
                question.accept(new ProofSearch(components, new Helping(), true));
                return true;
            } catch (StoppedException stopped) {
                if (!over) {
                    throw stopped;
                }
                return false;
            } finally {
                over = true;
            }
        });
        Thread thread = new Thread(work, "impartial-nimber-" + number);
        thread.setDaemon(true);
        thread.start();
        return new Helper(thread, work);
    }

    /** A thread and what it found; a task is done a moment before its thread has ended. */
    private record Helper(Thread thread, FutureTask<Boolean> work) {
        void join() {
            Uninterruptibles.joinUninterruptibly(thread);
            try {
                Uninterruptibles.getUninterruptibly(work);
            } catch (ExecutionException e) {
                Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
                Throwables.throwIfUnchecked(cause);
                throw new IllegalStateException("a helper of the search failed", cause);
            }
        }
    }

    /** The pace of the calling thread, which counts for all. */
    private final class Leading implements WorkerMeter {
        private int calls;
        private long countedPositions;
        private long countedOptions;

        @Override
        public void spend(long newPositions, long newOptions) {
            meter.spend(newPositions, newOptions);
            if (++calls % COUNT_EVERY == 0) {
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
        public Meter listing() {
            return meter.watch();
        }

        @Override
        public boolean over() {
            return over;
        }
    }

    private final class Helping implements WorkerMeter {
        @Override
        public void spend(long newPositions, long newOptions) {
            positions.add(newPositions);
            options.add(newOptions);
        }

        @Override
        public Cost cost() {
            return new Cost(positions.sum(), options.sum(), meter.cost().time());
        }

        @Override
        public Meter listing() {
            return new Meter(Budget.unlimited(), Progress.NONE, () -> over);
        }

        @Override
        public boolean over() {
            return over;
        }
    }
}
