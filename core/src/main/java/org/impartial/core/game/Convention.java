package org.impartial.core.game;

/** Who wins when play has ended. Rules never know it: it is only the outcome of a position without options. */
public enum Convention {
    /** Whoever cannot move loses, so an ended game is {@link Outcome#P}. */
    NORMAL(Outcome.P),
    /** Whoever cannot move wins, so an ended game is {@link Outcome#N}. */
    MISERE(Outcome.N);

    private final Outcome ended;

    Convention(Outcome ended) {
        this.ended = ended;
    }

    /**
     * The outcome of a position that has no options.
     *
     * @return {@link Outcome#P} in normal play, {@link Outcome#N} in misère play
     */
    public Outcome ended() {
        return ended;
    }
}
