package org.impartial.core.meter;

import org.impartial.core.notation.ImpartialException;
import org.jspecify.annotations.Nullable;

/**
 * Signals that a search stopped before it had an answer. The message states the reason, the cost so far and a remedy.
 *
 * <pre>{@code
 * Meter meter = new Meter(Budget.positions(10), Progress.NONE, () -> false);
 * try {
 *     meter.spend(100_000);
 * } catch (StoppedException e) {
 *     System.out.println(e.why());  // OVER_BUDGET
 * }
 * }</pre>
 */
public final class StoppedException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** The reason why a search stopped. */
    public enum Cause {
        /** The budget of positions, options, time or memory is used up. */
        OVER_BUDGET,
        /** The search was cancelled. */
        CANCELLED
    }

    /** The reason. */
    private final Cause why;

    /** The limit, in words. */
    private final String detail;

    private final transient Cost cost;

    /** Whether memory ran short. */
    private boolean memory;

    /** The meter whose limit ended the search. */
    private final transient @Nullable Meter meter;

    /**
     * Creates an exception.
     *
     * @param why the cause
     * @param cost the cost until then
     * @param detail the limit that was reached, for the message
     */
    public StoppedException(Cause why, Cost cost, String detail) {
        this(why, cost, detail, why == Cause.OVER_BUDGET ? "raise the budget, or try a smaller problem" : "", null);
    }

    /**
     * {@return the exception, with a remedy, of an engine whose tables would exceed their share of the memory of Java}
     *
     * @param cost the cost until then
     * @param detail the memory that the tables would hold, and the limit
     */
    public static StoppedException overMemory(Cost cost, String detail) {
        return new StoppedException(Cause.OVER_BUDGET, cost, detail, HeldMemory.ADVICE, null).ofMemory();
    }

    /** Creates the end of a turn, which is frequent and always absorbed, so that it needs neither a stack trace nor figures. */
    StoppedException(Meter turn) {
        super("the turn has ended; continue the search", false);
        why = Cause.OVER_BUDGET;
        detail = "the work of a turn";
        cost = turn.cost();
        meter = turn;
    }

    /** Creates an exception for a limit of a meter, with a remedy. */
    StoppedException(Meter meter, String detail, String remedy) {
        this(Cause.OVER_BUDGET, meter.cost(), detail, remedy, meter);
    }

    private StoppedException(Cause why, Cost cost, String detail, String remedy, @Nullable Meter meter) {
        super("the search stopped without an answer after " + cost + ": " + detail
                + (remedy.isEmpty() ? "" : "; " + remedy));
        this.why = why;
        this.detail = detail;
        this.cost = cost;
        this.meter = meter;
    }

    /** {@return the reason why the search stopped} */
    public Cause why() {
        return why;
    }

    /** {@return the cost until the search stopped} */
    public Cost cost() {
        return cost;
    }

    /** {@return the limit that ended the search, without the cost and the remedy} */
    public String detail() {
        return detail;
    }

    StoppedException ofMemory() {
        memory = true;
        return this;
    }

    /**
     * {@return whether memory was the limit: the tables could not grow, and a search with empty tables may get further}
     */
    public boolean memory() {
        return memory;
    }

    /** Returns the meter whose limit ended the search; null for a cancellation or a limit of an engine. */
    @Nullable
    Meter meter() {
        return meter;
    }
}
