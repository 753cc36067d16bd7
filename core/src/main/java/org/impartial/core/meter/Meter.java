package org.impartial.core.meter;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts the work of one question and enforces its budget. A meter is passed to every computation of the question: it
 * stops the work when the budget is used up or the question is cancelled, and reports progress. Call {@link #spend}
 * after each unit of work, which costs a few additions, and {@link #poll} in long loops that spend nothing; tables
 * announce their growth with {@link #hold}.
 *
 * <pre>{@code
 * Meter meter = new Meter(Budget.positions(1_000), Progress.NONE, () -> false);
 * meter.spend(400);
 * meter.cost().positions();  // 400
 * Meter attempt = meter.fork(100);
 * attempt.spend(50);
 * meter.cost().positions();  // 450
 * }</pre>
 *
 * <p>Not safe for use by several threads at once, except that the cancellation may be raised by any thread.
 */
public final class Meter {
    private final Budget budget;
    private final @Nullable Meter whole;
    private final long mostOptions;
    private final Lookout.Clock clock;
    private final Lookout lookout;
    private final HeldMemory memory;
    private long positions;
    private long options;
    private long steps;
    private long nextLook = 1;
    private long turn = Long.MAX_VALUE;
    private long next = 1;

    /**
     * Creates a meter whose time runs from now on.
     *
     * @param budget the limits
     * @param progress receives the cost so far at intervals
     * @param cancelled polled at intervals; the work stops when it returns true
     */
    public Meter(Budget budget, Progress progress, BooleanSupplier cancelled) {
        this.budget = budget;
        this.whole = null;
        this.mostOptions = budget.options();
        this.clock = new Lookout.Clock();
        this.lookout = new Lookout(clock, budget.time(), budget.nanos(), progress, cancelled);
        this.memory = new HeldMemory(this, budget.memory());
    }

    private Meter(Meter whole, Budget budget, long mostOptions, long deadline) {
        this.budget = budget;
        this.whole = whole;
        this.mostOptions = mostOptions;
        this.clock = whole.clock;
        this.lookout = new Lookout(clock, budget.time(), deadline, Progress.NONE, () -> false);
        this.memory = whole.memory;
    }

    /** {@return the bytes that tables may hold in all: the limit of memory, or what is available to Java if that is less} */
    public long memory() {
        return memory.limit();
    }

    /** {@return a meter without limits or listener, for engines used on their own} */
    public static Meter unlimited() {
        return new Meter(Budget.unlimited(), Progress.NONE, () -> false);
    }

    /**
     * Counts positions and options.
     *
     * @param newPositions positions visited since the last call
     * @param newOptions options examined since the last call
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
     * Counts a step that is neither a position nor an option, such as a number tried by rules or a term of a sequence.
     * Steps are limited as options are, and are not reported.
     *
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void tick() {
        tick(1);
    }

    /**
     * Counts several steps; see {@link #tick()}.
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
     * Counts positions, or steps of comparable cost.
     *
     * @param newPositions positions visited since the last call
     * @throws StoppedException if the budget is used up or the search is cancelled
     */
    public void spend(long newPositions) {
        spend(newPositions, 0);
    }

    /**
     * Announces that a table is about to grow; the bytes count until they are {@linkplain #release released}.
     *
     * @param bytes the approximate number of further bytes
     * @throws StoppedException if that would exceed the budget of memory; then nothing is counted
     */
    public void hold(long bytes) {
        memory.hold(bytes);
    }

    /**
     * Announces that a table has shrunk.
     *
     * @param bytes the number of bytes released, of those announced
     */
    public void release(long bytes) {
        memory.release(bytes);
    }

    /**
     * Counts the memory that tables hold from earlier questions against the limit; never stops the work.
     *
     * @param bytes the number of bytes that they {@linkplain #held hold}
     */
    public void carry(long bytes) {
        memory.carry(bytes);
    }

    /** {@return the bytes that tables hold: those announced and not released} */
    public long held() {
        return memory.held;
    }

    /**
     * {@return a new meter for an attempt at this work} The attempt may spend at most {@code most} positions and at
     * most half of the remaining budget, so that another attempt can follow; its cost is counted by this meter too.
     *
     * @param most the greatest number of positions that the attempt may visit
     */
    public Meter fork(long most) {
        return fork(most, Long.MAX_VALUE);
    }

    /** {@return a meter for listing options that are counted afterwards, which only polls this one} */
    public Meter watch() {
        return new Meter(Budget.unlimited(), Progress.NONE, () -> {
            poll();
            return false;
        });
    }

    /**
     * {@return a new meter for an attempt as {@link #fork(long)} gives it, with a limit of options as well}
     *
     * @param most the greatest number of positions that the attempt may visit
     * @param options the greatest number of options that it may examine
     */
    public Meter fork(long most, long options) {
        long half = Math.max(1, (budget.positions() - positions) / 2);
        long halfOptions = Math.max(1, (mostOptions - this.options) / 2);
        return new Meter(this, Budget.positions(Math.min(most, half)), Math.min(options, halfOptions), Long.MAX_VALUE);
    }

    /**
     * {@return a new meter for a part of this work that can be continued: it has no limits of its own, and ends at the
     * first call of {@link #endTurn} after the given work} Thus no piece of work is done in vain.
     *
     * @param work positions and options together
     */
    public Meter turn(long work) {
        Meter part = new Meter(this, Budget.unlimited(), Long.MAX_VALUE, Long.MAX_VALUE);
        part.turn = work;
        return part;
    }

    /**
     * Ends a {@linkplain #turn turn} whose work is done; called between two positions.
     *
     * @throws StoppedException if this is the meter of a turn, and its work is done
     */
    public void endTurn() {
        endTurn(1);
    }

    /**
     * Ends a {@linkplain #turn turn} that is too short for the next piece of work, which cannot be divided.
     *
     * @param next the expected work of that piece
     * @throws StoppedException if this is the meter of a turn, and less work is left
     */
    public void endTurn(long next) {
        if (next > turn - positions - options) {
            this.next = next;
            throw new StoppedException(this);
        }
    }

    /** {@return the expected work of the piece before which this {@linkplain #turn turn} ended; 1 if it did not} */
    public long next() {
        return next;
    }

    /** {@return a meter for an attempt that may spend at most half of the remaining budget, also of its time} */
    public Meter half() {
        long most = Math.max(1, (budget.positions() - positions) / 2);
        long left = nanosLeft();
        Budget share = Budget.positions(most).within(Duration.ofNanos(left / 2));
        long end = left == Long.MAX_VALUE ? left : clock.worked() + left / 2;
        return new Meter(this, share, Math.max(1, (mostOptions - options) / 2), end);
    }

    /** Returns the time that is left to this meter and to all whose share it is, or {@code Long.MAX_VALUE}. */
    private long nanosLeft() {
        return Math.min(lookout.nanosLeft(), whole == null ? Long.MAX_VALUE : whole.nanosLeft());
    }

    /** {@return the meter of a search that adds to an answer by theorems, with the limits of the budget for it} */
    public Meter supplement() {
        if (budget.supplement().isEmpty()) {
            return this;
        }
        Budget limits = budget.supplement().get();
        long most = Math.min(limits.positions(), Math.max(1, budget.positions() - positions));
        long end = clock.worked() + limits.nanos();
        return new Meter(
                this,
                Budget.positions(most).within(limits.time()),
                Math.min(limits.options(), Math.max(1, mostOptions - options)),
                end < 0 ? Long.MAX_VALUE : end);
    }

    /**
     * Accepts the end of an attempt that used up its share, so that another can follow; rethrows other exceptions.
     *
     * @param stopped the exception that ended the attempt for which this meter was made
     * @throws StoppedException {@code stopped} itself, unless a limit of this meter caused it
     */
    public void absorb(StoppedException stopped) {
        if (stopped.meter() != this) {
            throw stopped;
        }
    }

    /**
     * Checks that work of known size fits into the budget.
     *
     * @param more the number of positions that the work will visit
     * @throws StoppedException if they are more than is left
     */
    public void require(long more) {
        if (more > budget.positions() - positions) {
            throw new StoppedException(
                    this,
                    "it needs " + more + " positions more, and the limit is " + budget.positions(),
                    whole != null || more > Long.MAX_VALUE - positions
                            ? "try a smaller problem"
                            : "raise the budget to " + (positions + more) + " positions, or try a smaller problem");
        }
    }

    /**
     * Checks that the work of filling a table fits into the budget, of memory first.
     *
     * @param more the number of positions that the work will visit
     * @param bytes the approximate number of bytes of the table for each position, at least 1
     * @throws StoppedException if they are more than is left
     */
    public void require(long more, long bytes) {
        memory.require(more, bytes);
        require(more);
    }

    /** {@return the cost so far} */
    public Cost cost() {
        return new Cost(positions, options, Duration.ofNanos(clock.worked()), memory.peak);
    }

    /**
     * Reads the clock and checks for cancellation now; for long loops that count nothing.
     *
     * @throws StoppedException if the time is used up or the search is cancelled
     */
    public void poll() {
        if (whole != null) {
            whole.poll();
        }
        nextLook = positions + options + steps + lookout.look(this);
    }

    /**
     * {@return the exception, for this question only, for a Java heap that ran out despite the estimates}
     *
     * @param error the error
     */
    public StoppedException exhausted(OutOfMemoryError error) {
        return HeldMemory.ranOut(this, error);
    }

    /** Stops the clock until {@link #resume}, so that the time between two pieces of work is not counted. */
    public void pause() {
        clock.pause();
    }

    /** Restarts the clock. */
    public void resume() {
        if (clock.resume()) {
            lookout.resumed();
        }
    }

    private StoppedException exhausted() {
        String limit = positions > budget.positions()
                ? budget.positions() + " positions"
                : mostOptions + " options and steps of the rules, " + Budget.OPTIONS_A_POSITION
                        + " for each position of the budget";
        return new StoppedException(this, "the limit is " + limit, "raise the budget, or try a smaller problem");
    }

    /** Returns the cost so far and the budget. */
    @Override
    public String toString() {
        return cost() + " of " + budget;
    }
}
