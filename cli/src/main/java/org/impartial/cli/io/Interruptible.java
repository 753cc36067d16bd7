package org.impartial.cli.io;

/** A subcommand that may take long, and says on Ctrl-C what was kept and how to go on. */
@FunctionalInterface
public interface Interruptible {
    /** Returns what is kept of the work in hand, and the command that goes on; empty if something else says so. */
    String whenInterrupted();
}
