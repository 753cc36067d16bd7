package org.impartial.core.solve.level;

import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;

/** What a sweep computes for every position. */
public enum Measure {
    /** The Grundy value in normal play; the game must not be loopy. */
    GRUNDY(Convention.NORMAL),
    /** Outcome and remoteness in normal play, draws among them. */
    FATE(Convention.NORMAL),
    /** Outcome and remoteness in misère play, draws among them. */
    MISERE_FATE(Convention.MISERE);

    private final Convention convention;

    Measure(Convention convention) {
        this.convention = convention;
    }

    /**
     * The playing convention.
     *
     * @return normal or misère play
     */
    public Convention convention() {
        return convention;
    }

    /**
     * The outcome that a value tells.
     *
     * @param value a Grundy value, or a remoteness, −1 for a draw
     * @return the outcome
     */
    public Outcome outcome(int value) {
        if (this == GRUNDY) {
            return value == 0 ? Outcome.P : Outcome.N;
        }
        if (value < 0) {
            return Outcome.D;
        }
        return (value & 1) == 0 ? convention.end() : convention.end() == Outcome.P ? Outcome.N : Outcome.P;
    }

    /** Codes are what tables keep: Grundy values, or 1 + remoteness with 0 for a draw. */
    int code(int value) {
        return this == GRUNDY ? value : value + 1;
    }

    int value(int code) {
        return this == GRUNDY ? code : code - 1;
    }
}
