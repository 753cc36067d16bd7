package org.impartial.games.word;

import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/** A string of digits is written as it is, and a move as the string that it leaves. */
record DigitsNotation() implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        return DigitalDeletions.string(WordNotation.word(datum, "the string"));
    }

    @Override
    public Datum write(Long state) {
        return Datum.of(DigitalDeletions.digits(state));
    }
}
