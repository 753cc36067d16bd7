package org.impartial.core.meter;

/**
 * Receives reports of the progress of a search, at most a few a second.
 *
 * <pre>{@code
 * Progress progress = cost -> System.err.println(cost);
 * Solver.normal().progress(progress).outcome(new Nim().heaps(3, 5));  // N
 * }</pre>
 */
@FunctionalInterface
public interface Progress {

    /** Ignores all reports. */
    Progress NONE = cost -> {};

    /**
     * Receives a report. Called on the searching thread.
     *
     * @param cost the cost so far
     */
    void report(Cost cost);
}
