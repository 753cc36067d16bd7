package org.impartial.games.graph.deletion;

import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/** A move removes an edge, its two ends and all edges at these [Schaefer 1978]. There is one option for each edge. */
record ArcKayles() implements DeletionGame {
    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("arc-kayles", PositionFormat.of(new ArcKayles()));

    @Override
    public void deletions(Graph graph, Deletions out) {
        for (int u = graph.next(VertexSets.NONE); u != VertexSets.NONE; u = graph.next(u)) {
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
