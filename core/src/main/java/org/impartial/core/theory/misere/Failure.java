package org.impartial.core.theory.misere;

import org.impartial.core.game.Position;

/**
 * Why a monoid is not the misère quotient of its game.
 *
 * @param reason what does not hold, in words
 * @param witness a sum of components for which it does not hold; the least one if an outcome is wrong
 */
public record Failure(String reason, Position witness) {

    /** The reason with the witness. */
    @Override
    public String toString() {
        return reason + ": " + witness;
    }
}
