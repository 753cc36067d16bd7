package org.impartial.core.game;

import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Writes states by {@code toString}, for games without a notation. */
record PrintedNotation<S>() implements Notation<S> {

    @Override
    public S read(Datum datum) {
        throw new NotationException(
                "states of this game cannot be read from text; create them in Java, or define a Notation for it");
    }

    @Override
    public Datum write(S state) {
        return Datum.of(String.valueOf(state));
    }

    @Override
    public boolean readable() {
        return false;
    }

    /** Returns a description of this notation. */
    @Override
    public String toString() {
        return "printed notation";
    }
}
