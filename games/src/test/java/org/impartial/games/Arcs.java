package org.impartial.games;

import java.util.List;
import java.util.Map;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.notation.Datum;

/** A game of which a test gives the moves: each vertex leads to sums of vertices, and play may repeat undeclared. */
record Arcs(Map<Integer, List<List<Integer>>> moves) implements ImpartialGame<Integer> {
    @Override
    public void options(Integer vertex, Options<Integer> out) {
        moves.getOrDefault(vertex, List.of()).forEach(out::toSum);
    }

    @Override
    public String name() {
        return "arcs";
    }

    @Override
    public Notation<Integer> notation() {
        return Notation.of(datum -> Integer.valueOf(datum.toString()), Datum::of);
    }
}
