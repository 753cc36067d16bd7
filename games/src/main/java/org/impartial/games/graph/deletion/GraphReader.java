package org.impartial.games.graph.deletion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Graphs as text: a list of edges [u,v] and of single vertices [v], or the name of a {@linkplain GraphNames family}.
 */
final class GraphReader {
    /** The greatest name of a vertex, one less than the greatest number of vertices. */
    static final int MOST_NAME = 9_999;

    private static final int MOST_EDGES = 1 << 19;
    private final TreeMap<Integer, TreeSet<Integer>> near = new TreeMap<>();
    private int edges;

    static Graph read(List<Datum> items) {
        boolean named = !items.isEmpty() && items.get(0) instanceof Datum.Word;
        boolean single = !items.isEmpty() && items.stream().allMatch(Datum.Num.class::isInstance);
        GraphReader reader = new GraphReader();
        if (named) {
            GraphNames.read(items, reader);
        } else {
            for (Datum item : single ? List.of(Datum.list(items)) : items) {
                reader.add(item);
            }
        }
        return reader.graph();
    }

    static int start(List<Datum> items) {
        if (items.isEmpty()) {
            throw new NotationException("expected the vertex of the token and then the graph, but found nothing");
        }
        return items.get(0).asInt("the vertex of the token", 0, MOST_NAME);
    }

    private void add(Datum item) {
        List<Datum> ends = item.asList("an edge");
        if (ends.isEmpty() || ends.size() > 2) {
            throw new NotationException(
                    "an edge is [u,v] and a vertex without edges [v], not " + ends.size() + " numbers");
        }
        int u = ends.get(0).asInt("a vertex", 0, MOST_NAME);
        if (ends.size() == 1) {
            vertex(u);
        } else {
            edge(u, ends.get(1).asInt("a vertex", 0, MOST_NAME));
        }
    }

    Set<Integer> vertex(int u) {
        return near.computeIfAbsent(u, v -> new TreeSet<>());
    }

    void edge(int u, int v) {
        if (u == v) {
            throw new NotationException("the edge [" + u + "," + v + "] is a loop; an edge joins two vertices");
        }
        if (!vertex(u).add(v)) {
            throw new NotationException("the edge [" + u + "," + v + "] is given twice; give each edge once");
        }
        vertex(v).add(u);
        if (++edges > MOST_EDGES) {
            throw new NotationException("a graph has at most " + MOST_EDGES + " edges");
        }
    }

    private Graph graph() {
        int[] names = near.keySet().stream().mapToInt(v -> v).toArray();
        int words = VertexSets.words(names.length);
        long[] rows = new long[names.length * words];
        int row = 0;
        for (Set<Integer> list : near.values()) {
            for (int name : list) {
                int other = Arrays.binarySearch(names, name);
                rows[row + (other >> 6)] |= 1L << other;
            }
            row += words;
        }
        return new Graph(names, rows);
    }

    static Datum write(Graph graph) {
        List<Datum> items = new ArrayList<>();
        for (int u = graph.next(VertexSets.NONE); u != VertexSets.NONE; u = graph.next(u)) {
            if (graph.degree(u) == 0) {
                items.add(Datum.of(new long[] {graph.name(u)}));
            }
            for (int v : graph.near(u)) {
                if (v > u) {
                    items.add(Datum.of(graph.name(u), graph.name(v)));
                }
            }
        }
        return Datum.list(items);
    }
}
