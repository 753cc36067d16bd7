package org.impartial.games.graph.deletion;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A family of graphs that has a name: the number of their vertices, without creating them, and their edges. */
record GraphNames(String word, int sizes, ToIntFunction<int[]> vertices, BiConsumer<int[], GraphReader> edges) {
    private static final int SHORTEST = 3;
    private static final int RING = 5;
    private static final GraphNames PATH = new GraphNames("path", 1, n -> n[0], (n, out) -> {
        for (int v = 1; v < n[0]; v++) {
            out.edge(v - 1, v);
        }
    });

    private static final GraphNames CYCLE = new GraphNames("cycle", 1, n -> n[0], (n, out) -> {
        if (n[0] < SHORTEST) {
            throw new NotationException("a cycle has at least 3 vertices, not " + n[0]);
        }
        PATH.edges.accept(n, out);
        out.edge(0, n[0] - 1);
    });

    private static final GraphNames COMPLETE = new GraphNames("complete", 1, n -> n[0], (n, out) -> {
        for (int v = 1; v < n[0]; v++) {
            for (int u = 0; u < v; u++) {
                out.edge(u, v);
            }
        }
    });

    private static final GraphNames STAR = new GraphNames("star", 1, n -> n[0] + 1, (n, out) -> {
        for (int v = 1; v <= n[0]; v++) {
            out.edge(0, v);
        }
    });

    private static final GraphNames GRID = new GraphNames("grid", 2, n -> Math.multiplyExact(n[0], n[1]), (n, out) -> {
        for (int v = 0; v < n[0] * n[1]; v++) {
            if (v % n[1] > 0) {
                out.edge(v - 1, v);
            }
            if (v >= n[1]) {
                out.edge(v - n[1], v);
            }
        }
    });

    private static final GraphNames BIPARTITE = new GraphNames("bipartite", 2, n -> n[0] + n[1], (n, out) -> {
        for (int v = n[0]; v < n[0] + n[1]; v++) {
            for (int u = 0; u < n[0]; u++) {
                out.edge(u, v);
            }
        }
    });

    private static final GraphNames HYPERCUBE =
            new GraphNames("hypercube", 1, n -> n[0] < Integer.SIZE - 1 ? 1 << n[0] : Integer.MAX_VALUE, (n, out) -> {
                for (int v = 0; v < 1 << n[0]; v++) {
                    for (int bit = 1; bit <= v; bit <<= 1) {
                        if ((v & bit) != 0) {
                            out.edge(v - bit, v);
                        }
                    }
                }
            });

    private static final GraphNames PETERSEN = new GraphNames("petersen", 0, n -> 2 * RING, (n, out) -> {
        for (int v = 0; v < RING; v++) {
            out.edge(v, (v + 1) % RING);
            out.edge(v, v + RING);
            out.edge(v + RING, (v + 2) % RING + RING);
        }
    });

    private static final List<GraphNames> ALL =
            List.of(PATH, CYCLE, COMPLETE, STAR, GRID, BIPARTITE, HYPERCUBE, PETERSEN);

    static Graph graph(String text) {
        String[] words = text.split(" ", -1);
        return GraphReader.read(IntStream.range(0, words.length)
                .mapToObj(i -> i == 0 ? Datum.of(words[i]) : Datum.of(Integer.parseInt(words[i])))
                .toList());
    }

    static void read(List<Datum> items, GraphReader out) {
        String name = items.get(0).toString();
        ALL.stream()
                .filter(family -> family.word.equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new NotationException(
                                "there is no graph \"" + name + "\"; there are path n, cycle n, complete n, star n,"
                                        + " grid m n, bipartite m n, hypercube d, petersen, and lists of edges [u,v] and vertices [v]"))
                .make(items.subList(1, items.size()), out);
    }

    private void make(List<Datum> given, GraphReader out) {
        if (given.size() != sizes) {
            throw new NotationException(word + " takes " + sizes + " numbers, not " + given.size());
        }
        int most = GraphReader.MOST_NAME + 1;
        int[] n = given.stream()
                .mapToInt(size -> size.asInt("a size of " + word, 1, most))
                .toArray();
        int count = vertices.applyAsInt(n);
        if (count > most) {
            throw new NotationException(
                    "a graph has at most " + most + " vertices, and this " + word + " would have more");
        }
        for (int v = 0; v < count; v++) {
            out.vertex(v);
        }
        edges.accept(n, out);
    }
}
