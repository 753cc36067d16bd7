package org.impartial.core.game;

import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** States printed as their text, for games without a notation. */
record PrintedNotation<S>() implements Notation<S> {

    @Override
    public S read(Datum datum) {
        throw new NotationException(
                "this game reads no notation; create its states in Java, or define a Notation for it");
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
