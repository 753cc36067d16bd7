package org.impartial.games.graph.deletion;

import org.impartial.core.notation.Datum;

/** A move takes an edge, its two ends and all edges at them [Schaefer 1978]. As many options as edges. */
record ArcKayles() implements DeletionGame {

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int u = 0; u < graph.size(); u++) {
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
