package org.impartial.core.game;

/**
 * Rules that break a law of the house: they repeat positions though they are not loopy, a heap does not shrink, a rank does
 * not fall. The message names the state. The fault is in the rules of the game, not in the program that plays them.
 */
public class FaultyRulesException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    /**
     * A broken law.
     *
     * @param message which law, in which state, and what to do about it
     */
    public FaultyRulesException(String message) {
        super(message);
    }
}
