package org.impartial.games.word;

import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** Cards played are written as a string of digits, nothing or an empty string for none; a move as its card. */
record CardsNotation() implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        return GameOf31.after(WordNotation.word(datum, "the cards"));
    }

    @Override
    public Datum write(Long state) {
        return Datum.of(GameOf31.cards(state));
    }

    @Override
    public Datum move(Long before, Position after) {
        return Datum.of(GameOf31.card(before, (Long) after.components().get(0).state()));
    }
}
