package org.impartial.games.graph.deletion;

import org.impartial.core.notation.Datum;

/** A move removes an edge, its two ends and all edges at these [Schaefer 1978]. There is one option for each edge. */
record ArcKayles() implements DeletionGame {

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int u = graph.next(Graph.NONE); u != Graph.NONE; u = graph.next(u)) {
            for (int v : graph.near(u)) {
                if (v > u) {
                    out.to(Datum.of(graph.name(u), graph.name(v)), graph.touching(graph.without(u, v)));
                }
            }
        }
    }

    @Override
    public String toString() {
        return "arc-kayles";
    }
}
