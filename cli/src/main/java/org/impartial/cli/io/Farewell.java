package org.impartial.cli.io;

/** Says a last word if the virtual machine ends before the work is done, as it does when somebody interrupts it. */
public final class Farewell {
    private final Thread words;

    public Farewell(Runnable words) {
        this.words = new Thread(words, "last words");
        Runtime.getRuntime().addShutdownHook(this.words);
    }

    /** The work is done; nothing is said. */
    public void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(words);
        } catch (IllegalStateException ending) {
            // The machine is already on its way out, and the words are being said: nothing is left to withdraw.
            return;
        }
    }
}
