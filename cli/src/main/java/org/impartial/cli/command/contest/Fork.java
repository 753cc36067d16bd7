package org.impartial.cli.command.contest;

/** Which runs of a contest have a process of their own. */
enum Fork {
    /** None: all share this process, one after another. */
    NONE,
    /** Those of each strategy. */
    STRATEGY,
    /** Each run. */
    PROBLEM
}
