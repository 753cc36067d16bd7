package org.impartial.core.game;

/**
 * The outcome of a position under best play.
 *
 * <pre>{@code
 * Solver.normal().outcome(new Nim().heaps(4, 4)) == Outcome.P;  // true
 * }</pre>
 */
public enum Outcome {
    /** The previous player wins: every move is to an {@link #N} position, or play has ended in that player's favour. */
    P,
    /** The next player, who is to move, wins. */
    N,
    /** A draw: neither player can force an end; only a loopy game has such positions. */
    D;

    /** {@return whether the player to move wins; true for {@link #N}} */
    public boolean isWin() {
        return this == N;
    }

    /** {@return whether the player to move loses; true for {@link #P}} */
    public boolean isLoss() {
        return this == P;
    }

    /** {@return whether neither player can force an end; true for {@link #D}} */
    public boolean isDraw() {
        return this == D;
    }
}
