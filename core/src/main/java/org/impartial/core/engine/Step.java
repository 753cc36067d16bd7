package org.impartial.core.engine;

/**
 * One way to answer questions, which either gives an answer by a theory of sums or declines. A step is an immutable
 * description; strategies are lists of steps, of which the first that answers decides.
 */
public interface Step {

    /**
     * Opens this step with empty tables.
     *
     * @param shared tables that all steps of one strategy share while it is open; a step that needs none may ignore them
     * @return a new session
     */
    Session open(SharedTables shared);

    /**
     * Returns whether this step leaves something open where it tells only the outcome, for later steps to add: a theorem may
     * tell the outcome alone, and a search then finds the value.
     *
     * @return false unless later steps shall add to its answers
     */
    default boolean leavesOpen() {
        return false;
    }

    /**
     * Returns whether this step may add to an answer that an earlier one left open.
     *
     * @return true by default
     */
    default boolean adds() {
        return true;
    }
}
