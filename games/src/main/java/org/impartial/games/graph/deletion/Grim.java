package org.impartial.games.graph.deletion;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/**
 * A move removes a vertex that has an edge, and all vertices that then have no edges. There is at most one option for
 * each vertex.
 */
record Grim() implements DeletionGame {
    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("grim", PositionFormat.of(new Grim()));

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int vertex = graph.next(VertexSets.NONE); vertex != VertexSets.NONE; vertex = graph.next(vertex)) {
            if (graph.degree(vertex) > 0) {
                out.to(Datum.of(graph.name(vertex)), graph.touching(graph.without(vertex)));
            }
        }
    }

    @Override
    public String toString() {
        return "grim";
    }
}
