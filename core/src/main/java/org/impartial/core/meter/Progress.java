package org.impartial.core.meter;

/** Is told now and then, at most a few times a second, how far a search has come. */
@FunctionalInterface
public interface Progress {

    /** Tells nobody. */
    Progress NONE = cost -> {};

    /**
     * Takes a report; called on the searching thread.
     *
     * @param cost what has been spent so far
     */
    void report(Cost cost);
}
