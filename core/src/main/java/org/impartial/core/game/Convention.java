package org.impartial.core.game;

/**
 * The playing convention: the outcome of a position in which play has ended.
 *
 * <pre>{@code
 * Convention.MISERE.end();                                // N
 * Solver.of(Convention.MISERE).outcome(new Nim().at(1));  // P
 * }</pre>
 */
public enum Convention {
    /** The player who cannot move loses: an ended position is {@link Outcome#P}. */
    NORMAL(Outcome.P),
    /** The player who cannot move wins: an ended position is {@link Outcome#N}. */
    MISERE(Outcome.N);

    private final Outcome end;

    Convention(Outcome end) {
        this.end = end;
    }

    /** {@return the outcome of a position without options: {@code P} in normal play, {@code N} in misère play} */
    public Outcome end() {
        return end;
    }

    /** {@return this convention in words: {@code normal play} or {@code misère play}} */
    public String words() {
        return this == NORMAL ? "normal play" : "misère play";
    }
}
