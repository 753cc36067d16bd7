package org.impartial.cli.io;

/** A subcommand that may take long, and prints on Ctrl-C what was kept and how to continue. */
@FunctionalInterface
public interface Interruptible {
    /**
     * Returns what is kept of the current work, and the command that continues it; empty if another message states it.
     */
    String whenInterrupted();
}
