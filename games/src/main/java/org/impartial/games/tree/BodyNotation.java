package org.impartial.games.tree;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A caterpillar is written by its ends, that of the player to move first; a move by the vertex that this end moves to.
 */
record BodyNotation(Caterpillar game) implements Notation<Caterpillar.Body> {

    @Override
    public Caterpillar.Body read(Datum datum) {
        List<Datum> ends = datum.asItems();
        if (ends.size() != 2) {
            throw new NotationException("a caterpillar has two ends, that of the player to move first, such as [2,5]; "
                    + datum.described() + " is not written so");
        }
        int n = game.tree().vertices();
        int own = TreeNotation.vertex(ends.get(0), n);
        int other = TreeNotation.vertex(ends.get(1), n);
        if (own == other) {
            throw new NotationException("the ends of a caterpillar are distinct, and both are " + (own + 1));
        }
        if (game.leaf(own)) {
            throw new NotationException(
                    "the end " + (own + 1) + " of the player to move is on a leaf, so play is over: "
                            + (game.leaf(other) ? "a tie" : "he has won"));
        }
        return new Caterpillar.Body(own, other);
    }

    @Override
    public Datum write(Caterpillar.Body state) {
        return Datum.of(state.own() + 1L, state.other() + 1L);
    }

    /** Writes a move; after it the other player is to move, so the end that moved is the other one. */
    @Override
    public Datum move(Caterpillar.Body before, Position after) {
        Caterpillar.Body state = (Caterpillar.Body) after.components().get(0).state();
        return Datum.of(state.other() + 1L);
    }
}
