package org.impartial.core.game;

/** Who wins a position under perfect play. */
public enum Outcome {
    /** The previous player wins: whoever has to move loses. */
    P,
    /** The next player wins: whoever has to move has a winning move. */
    N,
    /** A draw: neither player can force a win, and play goes on for ever. Only loopy games have it. */
    D
}
