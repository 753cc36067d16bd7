package org.impartial.games.graph.deletion;

import org.impartial.core.notation.Datum;

/** A move removes a vertex and all its neighbours [Schaefer 1978]. There is one option for each vertex. */
record NodeKayles() implements DeletionGame {

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int vertex = graph.next(Graph.NONE); vertex != Graph.NONE; vertex = graph.next(vertex)) {
            out.to(Datum.of(graph.name(vertex)), graph.awayFrom(vertex));
        }
    }

    @Override
    public String toString() {
        return "node-kayles";
    }
}
