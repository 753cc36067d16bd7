package org.impartial.core.game.graph;

import org.impartial.core.game.Notation;
import org.impartial.core.notation.Datum;

/** A vertex written by its number, and a move by the vertex to which it leads. */
record VertexNotation(int vertices) implements Notation<Integer> {

    @Override
    public Integer read(Datum datum) {
        return datum.asInt("the vertex", 0, vertices - 1);
    }

    @Override
    public Datum write(Integer vertex) {
        return Datum.of(vertex);
    }
}
