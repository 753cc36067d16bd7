package org.impartial.games.tree;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A token is written as [stones, vertex], a move as the vertex it goes to; vertices are counted from 1. */
record TokenNotation(Tree tree) implements Notation<TreeGame.Token> {

    @Override
    public TreeGame.Token read(Datum datum) {
        List<Datum> parts = datum.asItems();
        if (parts.size() != 2 || !(parts.get(0) instanceof Datum.Seq)) {
            throw new NotationException("a token is written as the list of the stones and its vertex, such as"
                    + " [[1,2,3],2]; " + datum.described() + " is not");
        }
        return new TreeGame.Token(stones(parts.get(0)), TreeNotation.vertex(parts.get(1), tree.vertices()));
    }

    List<Long> stones(Datum datum) {
        return TreeNotation.numbers(datum, "stones", tree.vertices(), 0);
    }

    @Override
    public Datum write(TreeGame.Token state) {
        return Datum.list(
                List.of(Datum.list(state.stones().stream().map(Datum::of).toList()), Datum.of(state.vertex() + 1L)));
    }

    @Override
    public Datum move(TreeGame.Token before, Position after) {
        TreeGame.Token token = (TreeGame.Token) after.components().get(0).state();
        return Datum.of(token.vertex() + 1L);
    }
}
