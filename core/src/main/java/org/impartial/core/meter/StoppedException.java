package org.impartial.core.meter;

/** A search stopped before it had an answer; the message says why, how far it came, and what to do. */
public final class StoppedException extends RuntimeException {
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

    /**
     * A stop.
     *
     * @param why the cause
     * @param cost what was spent until then
     * @param detail what was limiting, for the message
     */
    public StoppedException(Cause why, Cost cost, String detail) {
        super("the search stopped without an answer after " + cost + ": " + detail
                + (why == Cause.OVER_BUDGET ? "; raise the budget, or ask a smaller position" : ""));
        this.why = why;
        this.detail = detail;
        this.cost = cost;
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

    /**
     * Lets an attempt end, so that another can follow, but never hides that somebody cancelled the whole work.
     *
     * @throws StoppedException this one, if it is a cancellation
     */
    public void unlessOverBudget() {
        if (why == Cause.CANCELLED) {
            throw this;
        }
    }
}
