package org.impartial.games.graph.deletion;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/** A move removes a vertex and all its neighbours [Schaefer 1978]. There is one option for each vertex. */
record NodeKayles() implements DeletionGame {
    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("node-kayles", PositionFormat.of(new NodeKayles()));

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int vertex = graph.next(VertexSets.NONE); vertex != VertexSets.NONE; vertex = graph.next(vertex)) {
            out.to(Datum.of(graph.name(vertex)), graph.awayFrom(vertex));
        }
    }

    @Override
    public String toString() {
        return "node-kayles";
    }
}
