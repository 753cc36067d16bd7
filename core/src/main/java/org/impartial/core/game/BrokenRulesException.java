package org.impartial.core.game;

/**
 * The rules of a game break a law that every game must keep: a heap gives an option that is not smaller, a rank does not
 * fall. It is the fault of whoever wrote the rules, never of the position that was asked about.
 */
public final class BrokenRulesException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    /**
     * A broken law.
     *
     * @param message which law, by which state and option, and what the rules must do instead
     */
    public BrokenRulesException(String message) {
        super(message);
    }
}
