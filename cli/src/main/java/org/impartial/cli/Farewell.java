package org.impartial.cli;

/** Says a last word if the virtual machine ends before the work is done, as it does when somebody interrupts it. */
final class Farewell {
    private final Thread words;

    Farewell(Runnable words) {
        this.words = new Thread(words, "last words");
        Runtime.getRuntime().addShutdownHook(this.words);
    }

    /** The work is done; nothing is said. */
    void withdraw() {
        try {
            Runtime.getRuntime().removeShutdownHook(words);
        } catch (IllegalStateException ending) {
            // The machine is already on its way out, and the words are being said: nothing is left to withdraw.
            return;
        }
    }
}
