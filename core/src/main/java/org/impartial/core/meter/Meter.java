package org.impartial.core.meter;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The meter of one question. It is handed to whatever computes: it counts what is spent, stops the work when the budget is
 * used up or somebody cancels, and reports progress. Whoever works calls {@link #spend} as he goes, which costs a few
 * additions, and {@link #poll} where something uncounted may take long; tables announce their growth by {@link #hold}.
 *
 * <p>Belongs to one thread at a time, apart from the cancellation, which any thread may raise.
 */
public final class Meter {
    private static final long REPORT_NANOS = 200_000_000L;
    private static final long HEAP_NANOS = 100_000_000L;

    /** The clock is looked at about so often, and not after more than so many counts. */
    private static final long LOOK_NANOS = 500_000L;

    private static final long LOOK_AT_LEAST = 128;

    private final Budget budget;
    private final Progress progress;
    private final BooleanSupplier cancelled;
    private final @Nullable Meter whole;
    private final long mostOptions;
    private final long deadline;
    private final Clock clock;
    private final HeldMemory memory;
    private long positions;
    private long options;
    private long steps;
    private long between = 1;
    private long nextLook = 1;
    private long lastLook;
    private long nextReport = REPORT_NANOS;
    private long nextHeapLook = HEAP_NANOS;

    /**
     * A meter whose time runs from now on.
     *
     * @param budget what may be spent
     * @param progress is told now and then what has been spent
     * @param cancelled is asked now and then whether to stop
     */
    public Meter(Budget budget, Progress progress, BooleanSupplier cancelled) {
        this.budget = budget;
        this.progress = progress;
        this.cancelled = cancelled;
        this.whole = null;
        this.mostOptions = budget.options();
        this.deadline = budget.nanos();
        this.clock = new Clock();
        this.memory = new HeldMemory(this, budget.memory());
    }

    private Meter(Meter whole, long mostPositions, long mostOptions) {
        this.budget = Budget.positions(mostPositions);
        this.progress = Progress.NONE;
        this.cancelled = () -> false;
        this.whole = whole;
        this.mostOptions = mostOptions;
        this.deadline = Long.MAX_VALUE;
        this.clock = whole.clock;
        this.memory = whole.memory;
    }

    /**
     * A meter without limits or listeners, for engines used on their own.
     *
     * @return the meter
     */
    public static Meter unlimited() {
        return new Meter(Budget.unlimited(), Progress.NONE, () -> false);
    }

    /**
     * Counts work done.
     *
     * @param newPositions positions visited since the last call
     * @param newOptions options looked at since the last call
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void spend(long newPositions, long newOptions) {
        if (whole != null) {
            whole.spend(newPositions, newOptions);
        }
        positions += newPositions;
        options += newOptions;
        if (positions > budget.positions() || options + steps > mostOptions) {
            throw exhausted();
        }
        if (positions + options + steps >= nextLook) {
            poll();
        }
    }

    /**
     * Counts a step of work that is neither a position nor an option: rules that try numbers, a theorem that goes through a
     * sequence. Steps are bounded as options are, and are not reported.
     *
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void tick() {
        tick(1);
    }

    /**
     * Counts several such steps.
     *
     * @param newSteps steps since the last call
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void tick(long newSteps) {
        if (whole != null) {
            whole.tick(newSteps);
        }
        steps += newSteps;
        if (options + steps > mostOptions) {
            throw exhausted();
        }
        if (positions + options + steps >= nextLook) {
            poll();
        }
    }

    /**
     * Counts positions, or steps that are like them.
     *
     * @param newPositions positions visited since the last call
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void spend(long newPositions) {
        spend(newPositions, 0);
    }

    /**
     * Announces that a table is about to hold more, before it does. What is held stays counted until it is
     * {@linkplain #release given back}, also for the next questions to the same tables.
     *
     * @param bytes how many bytes more, about
     * @throws StoppedException if that would pass the budget of memory; then nothing is counted
     */
    public void hold(long bytes) {
        memory.hold(bytes);
    }

    /**
     * Says that a table holds less.
     *
     * @param bytes how many bytes of those announced
     */
    public void release(long bytes) {
        memory.release(bytes);
    }

    /**
     * Takes over what tables hold since earlier questions; it counts against the limit, and does not pass it by itself.
     *
     * @param bytes what they {@linkplain #held hold}
     */
    public void carry(long bytes) {
        memory.carry(bytes);
    }

    /**
     * What the tables are known to hold.
     *
     * @return bytes that were announced and not given back
     */
    public long held() {
        return memory.held();
    }

    /**
     * A meter for an attempt at this work that may spend only so much, and no more than half of what is left, so that
     * another can follow. What it spends is spent here too.
     *
     * @param most the most positions that the attempt may visit
     * @return a new meter
     */
    public Meter fork(long most) {
        return fork(most, Long.MAX_VALUE);
    }

    /**
     * A meter for a listing whose options are counted afterwards: nothing is spent here, and this one looks at the clock.
     *
     * @return a new meter
     */
    public Meter watch() {
        return new Meter(Budget.unlimited(), Progress.NONE, () -> {
            poll();
            return false;
        });
    }

    /**
     * The same with a limit of options as well.
     *
     * @param most the most positions that the attempt may visit
     * @param options the most options that it may look at
     * @return a new meter
     */
    public Meter fork(long most, long options) {
        long half = Math.max(1, (budget.positions() - positions) / 2);
        long halfOptions = Math.max(1, (mostOptions - this.options) / 2);
        return new Meter(this, Math.min(most, half), Math.min(options, halfOptions));
    }

    /**
     * Lets an attempt end that spent its share, so that another can follow; whatever else stopped it goes on.
     *
     * @param stopped what ended the attempt that this meter was made for
     * @throws StoppedException the same one, unless it is for the limits of this very meter
     */
    public void absorb(StoppedException stopped) {
        if (stopped.meter() != this) {
            throw stopped;
        }
    }

    /**
     * Refuses work that is known beforehand to pass the budget.
     *
     * @param more positions that the work will visit
     * @throws StoppedException if they are more than is left
     */
    public void require(long more) {
        if (more > budget.positions() - positions) {
            throw new StoppedException(
                    this,
                    "it needs " + more + " positions more, and the limit is " + budget.positions(),
                    whole != null || more > Long.MAX_VALUE - positions
                            ? "ask a smaller position"
                            : "raise the budget to " + (positions + more) + " positions, or ask a smaller position");
        }
    }

    /**
     * The same for work that fills a table. Where no budget of positions would help, since the table could not be held, it
     * says so.
     *
     * @param more positions that the work will visit
     * @param bytes about what the table will hold of each, at least 1
     * @throws StoppedException if they are more than is left
     */
    public void require(long more, long bytes) {
        memory.require(more, bytes);
        require(more);
    }

    /**
     * What has been spent so far.
     *
     * @return the cost
     */
    public Cost cost() {
        return new Cost(positions, options, Duration.ofNanos(clock.worked()), memory.peak());
    }

    /**
     * Looks at the clock and at the cancellation now. {@link #spend} does so now and then; whoever does not count what
     * he does calls this too where it may take long.
     *
     * @throws StoppedException if the time is used up or the search is cancelled
     */
    public void poll() {
        if (whole != null) {
            whole.poll();
        }
        if (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted()) {
            throw new StoppedException(StoppedException.Cause.CANCELLED, cost(), "it was cancelled");
        }
        long now = clock.worked();
        if (now > deadline) {
            throw new StoppedException(
                    this,
                    "the limit is " + budget.time().toMillis() + " ms",
                    "give it more time, or ask a smaller position");
        }
        between = now - lastLook > LOOK_NANOS ? Math.max(1, between / 2) : Math.min(LOOK_AT_LEAST, 2 * between);
        lastLook = now;
        nextLook = positions + options + steps + between;
        if (now >= nextHeapLook) {
            nextHeapLook = now + HEAP_NANOS;
            if (HeapWatch.full()) {
                throw HeldMemory.heapIsFull(this);
            }
        }
        if (now >= nextReport) {
            nextReport = now + REPORT_NANOS;
            progress.report(cost());
        }
    }

    /**
     * What it means that Java's memory ran out all the same: one question stops, and nothing else.
     *
     * @param error what happened
     * @return an exception that says what to do
     */
    public StoppedException exhausted(OutOfMemoryError error) {
        return HeldMemory.ranOut(this, error);
    }

    /** Stops the clock until {@link #resume}: the time between two pieces of work is nobody's work. */
    public void pause() {
        clock.pause();
    }

    /** Lets the clock run again. */
    public void resume() {
        clock.resume();
        lastLook = clock.worked();
    }

    private StoppedException exhausted() {
        return positions > budget.positions()
                ? new StoppedException(
                        this,
                        "the limit is " + budget.positions() + " positions",
                        "raise the budget, or ask a smaller position")
                : new StoppedException(
                        this,
                        "the limit is " + mostOptions + " options and steps of the rules, " + Budget.OPTIONS_A_POSITION
                                + " for each position of the budget",
                        "raise the budget, or ask a smaller position");
    }
}
