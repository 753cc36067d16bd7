package org.impartial.core.meter;

import org.impartial.core.notation.ImpartialException;
import org.jspecify.annotations.Nullable;

/** A search stopped before it had an answer; the message says why, how far it came, and what to do. */
public final class StoppedException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /** Why a search stopped. */
    public enum Cause {
        /** The budget of positions or time is used up. */
        OVER_BUDGET,
        /** Somebody cancelled it. */
        CANCELLED
    }

    /** Why. */
    private final Cause why;

    /** What ended it. */
    private final String detail;

    /** How far it came. */
    private final transient Cost cost;

    /** Whether memory was the limit. */
    private boolean memory;

    /** Whose limit ended it. */
    private final transient @Nullable Meter meter;

    /**
     * A stop.
     *
     * @param why the cause
     * @param cost what was spent until then
     * @param detail what was limiting, for the message
     */
    public StoppedException(Cause why, Cost cost, String detail) {
        this(why, cost, detail, why == Cause.OVER_BUDGET ? "raise the budget, or ask a smaller position" : "", null);
    }

    /**
     * A stop of an engine whose tables would hold more than their share of Java's memory.
     *
     * @param cost what was spent until then
     * @param detail how much they would hold, and how much they may
     * @return the stop, with advice that helps
     */
    public static StoppedException overMemory(Cost cost, String detail) {
        return new StoppedException(Cause.OVER_BUDGET, cost, detail, HeldMemory.ADVICE, null).ofMemory();
    }

    /** A limit of a meter was passed; the remedy is one that helps. */
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

    /**
     * Why it stopped.
     *
     * @return the cause
     */
    public Cause why() {
        return why;
    }

    /**
     * How far it came.
     *
     * @return what was spent
     */
    public Cost cost() {
        return cost;
    }

    /**
     * What ended it, for an answer that stands all the same.
     *
     * @return the limit, without what was spent and without advice
     */
    public String detail() {
        return detail;
    }

    StoppedException ofMemory() {
        memory = true;
        return this;
    }

    /**
     * Whether it was memory that ended it; then a search with empty tables may come further.
     *
     * @return true if no more could be held
     */
    public boolean memory() {
        return memory;
    }

    /** Whose limit ended it; null for a cancellation, or where an engine of its own kind stopped. */
    @Nullable
    Meter meter() {
        return meter;
    }
}
