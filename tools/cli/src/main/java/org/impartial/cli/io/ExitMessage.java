package org.impartial.cli.io;

/** Prints a message if the virtual machine ends before {@link #withdraw()}, for example on Ctrl-C. */
public final class ExitMessage {
    private final Thread words;

    public ExitMessage(Runnable words) {
        this.words = new Thread(words, "exit message");
        Runtime.getRuntime().addShutdownHook(this.words);
    }

    public void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(words);
        } catch (IllegalStateException ending) {
            // The virtual machine is already ending and prints the message: nothing is left to withdraw.
            return;
        }
    }
}
