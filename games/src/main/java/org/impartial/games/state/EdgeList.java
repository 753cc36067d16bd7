package org.impartial.games.state;

import java.util.List;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

public final class EdgeList {
    /** Reads pairs of vertices from 0 in their order; a single pair needs no list around it. */
    public static List<int[]> read(Datum datum) {
        List<Datum> items = datum.asList("the list of edges");
        boolean single = items.size() == 2 && !(items.get(0) instanceof Datum.Seq);
        return (single ? List.of(datum) : items).stream().map(EdgeList::pair).toList();
    }

    public static int[] pair(Datum datum) {
        List<Datum> ends = datum.asList("an edge");
        if (ends.size() != 2) {
            throw new NotationException("an edge is a pair of vertices, such as [0,1], not " + datum.described());
        }
        return ends.stream()
                .mapToInt(end -> end.asInt("the end of an edge", 0, Integer.MAX_VALUE))
                .toArray();
    }

    /** Returns the graph of parameters: the number n of its vertices, up to a greatest one, and its edges. */
    public static FiniteGraph graph(Params params, int most) {
        return FiniteGraph.of(
                params.get("n").asInt("n", 1, most),
                read(params.get("edges")).stream()
                        .map(arc -> List.of(arc[0], arc[1]))
                        .toList());
    }
}
