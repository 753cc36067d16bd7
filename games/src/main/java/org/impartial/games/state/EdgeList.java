package org.impartial.games.state;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads lists of pairs of vertices. */
public final class EdgeList {
    private EdgeList() {}

    /**
     * Reads pairs of vertices from 0, in the order in which they are written; a single pair needs no list around it.
     */
    public static List<int[]> read(Datum datum) {
        List<Datum> items = datum.asList("the list of edges");
        boolean single = items.size() == 2 && !(items.get(0) instanceof Datum.Seq);
        return (single ? List.of(datum) : items).stream().map(EdgeList::pair).toList();
    }

    /** Reads the two ends of an edge, in the order in which they are written. */
    public static int[] pair(Datum datum) {
        List<Datum> ends = datum.asList("an edge");
        if (ends.size() != 2) {
            throw new NotationException("an edge is a pair of vertices, such as [0,1], not " + datum.described());
        }
        return ends.stream()
                .mapToInt(end -> end.asInt("the end of an edge", 0, Integer.MAX_VALUE))
                .toArray();
    }
}
