package org.impartial.games.graph.deletion;

import org.impartial.core.notation.Datum;

/**
 * A move removes a vertex that has an edge, and all vertices that then have no edges. There is at most one option for
 * each vertex.
 */
record Grim() implements DeletionGame {

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int vertex = graph.next(Graph.NONE); vertex != Graph.NONE; vertex = graph.next(vertex)) {
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
