package org.impartial.core.meter;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The meter of one search: it counts what is spent, stops the search when the budget is used up or somebody cancels, and
 * reports progress. Engines call {@link #spend} as they go; it costs a few additions. Belongs to one thread, apart from
 * the cancellation, which any thread may raise.
 */
public final class Meter {
    private static final long REPORT_NANOS = 200_000_000L;
    private static final long LOOK_EVERY = 4096;

    private final Budget budget;
    private final Progress progress;
    private final BooleanSupplier cancelled;
    private final @Nullable Meter whole;
    private final long started = System.nanoTime();
    private final long deadline;
    private long positions;
    private long options;
    private long nextLook = LOOK_EVERY;
    private long nextReport = REPORT_NANOS;

    /**
     * A meter that starts now.
     *
     * @param budget what may be spent
     * @param progress is told now and then what has been spent
     * @param cancelled is asked now and then whether to stop
     */
    public Meter(Budget budget, Progress progress, BooleanSupplier cancelled) {
        this(budget, progress, cancelled, null);
    }

    private Meter(Budget budget, Progress progress, BooleanSupplier cancelled, @Nullable Meter whole) {
        this.budget = budget;
        this.progress = progress;
        this.cancelled = cancelled;
        this.whole = whole;
        this.deadline = saturatedNanos(budget);
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
        if (positions > budget.positions()) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET, cost(), "the limit is " + budget.positions() + " positions");
        }
        if (positions + options >= nextLook) {
            look();
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
     * A meter for a part of this work that may spend only so much; it has the same listeners.
     *
     * @param most the most positions that the part may visit
     * @return a new meter, whose cost is not added to this one
     */
    public Meter within(long most) {
        return new Meter(new Budget(Math.min(most, budget.positions()), budget.time()), progress, cancelled);
    }

    /**
     * A meter for an attempt at this work that may spend only so much, and no more than half of what is left, so that
     * another can follow. What it spends is spent here too.
     *
     * @param most the most positions that the attempt may visit
     * @return a new meter
     */
    public Meter share(long most) {
        long half = Math.max(1, (budget.positions() - positions) / 2);
        return new Meter(Budget.positions(Math.min(most, half)), Progress.NONE, () -> false, this);
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
                    StoppedException.Cause.OVER_BUDGET,
                    cost(),
                    "it needs " + more + " positions more, and the limit is " + budget.positions());
        }
    }

    /**
     * What has been spent so far.
     *
     * @return the cost
     */
    public Cost cost() {
        return new Cost(positions, options, Duration.ofNanos(System.nanoTime() - started));
    }

    /**
     * Looks at the clock and at the cancellation now. {@link #spend} does so now and then; engines that do not count the
     * options of a position call this too where a position may take long.
     *
     * @throws StoppedException if the time is used up or the search is cancelled
     */
    public void look() {
        nextLook = positions + options + LOOK_EVERY;
        if (cancelled.getAsBoolean() || Thread.currentThread().isInterrupted()) {
            throw new StoppedException(StoppedException.Cause.CANCELLED, cost(), "it was cancelled");
        }
        long now = System.nanoTime() - started;
        if (now > deadline) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET,
                    cost(),
                    "the limit is " + budget.time().toMillis() + " ms");
        }
        if (now >= nextReport) {
            nextReport = now + REPORT_NANOS;
            progress.report(cost());
        }
    }

    private static long saturatedNanos(Budget budget) {
        return budget.time().toSeconds() >= Long.MAX_VALUE / 1_000_000_000L
                ? Long.MAX_VALUE
                : budget.time().toNanos();
    }
}
