package org.impartial.core.contract;

import org.impartial.core.game.Basis;

/**
 * A claim and how far it was tested.
 *
 * @param game the game that makes it
 * @param clause the clause of its kind
 * @param basis what it says and rests on
 * @param tested how many states, or heaps, of its domain were compared with the oracle until the first that broke it
 */
public record TestedClaim(String game, Clause clause, Basis basis, int tested) {

    /** The claim as one line. */
    @Override
    public String toString() {
        return game + ": " + basis + ", " + clause + ", tested " + tested;
    }
}
