package org.impartial.core.contract.oracle.play;

import org.impartial.core.game.BeyondRangeException;

/** The number of positions that the oracle may still examine. */
public final class OracleBudget {
    private long granted;
    private long left;

    public OracleBudget(long positions) {
        grant(positions);
    }

    /** Grants a new budget and discards what is left of the old one. */
    public void grant(long positions) {
        granted = positions;
        left = positions;
    }

    /** Counts one position. */
    void spend() {
        if (left == 0) {
            throw new BeyondRangeException("the answer needs more than the " + granted
                    + " positions that were allowed; use a smaller position or allow more");
        }
        left--;
    }

    /** Returns the remaining positions, and their original number. */
    @Override
    public String toString() {
        return left + " of " + granted + " positions";
    }
}
