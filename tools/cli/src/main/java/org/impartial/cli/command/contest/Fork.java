package org.impartial.cli.command.contest;

/** The runs of a contest that have a separate process. */
enum Fork {
    /** None: all share this process, one after another. */
    NONE,
    /** The runs of each strategy. */
    STRATEGY,
    /** Each run. */
    PROBLEM
}
