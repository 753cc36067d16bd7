package org.impartial.games.word;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A goal is written as n, or as [n, k] after a multiplication by k; a move as the multiplier. */
record GoalNotation() implements Notation<Multiplication.Goal> {

    @Override
    public Multiplication.Goal read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || items.size() > 2) {
            throw new NotationException("a goal is one number n, or [n, k] after a multiplication by k, not " + datum);
        }
        long by = items.size() == 1 ? 1 : items.get(1).asLong("the multiplier", 1);
        return new Multiplication.Goal(items.get(0).asLong("the goal", 1), by);
    }

    @Override
    public Datum write(Multiplication.Goal state) {
        return state.by() == 1 ? Datum.of(state.rest()) : Datum.of(state.rest(), state.by());
    }

    @Override
    public Datum move(Multiplication.Goal before, Position after) {
        return Datum.of(((Multiplication.Goal) after.components().get(0).state()).by());
    }
}
