package org.impartial.core.contract;

/**
 * A clause that a game breaks.
 *
 * @param clause the clause
 * @param message what was expected and what was found
 * @param witness the position that shows it, or the game or claim where there is no such position
 */
public record Violation(Clause clause, String message, String witness) {

    /** The violation as one line. */
    @Override
    public String toString() {
        return clause + " at " + witness + ": " + message;
    }
}
