package org.impartial.games.graph.deletion;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Graphs that have a name, and the numbering of their vertices. */
enum GraphNames {
    /** Vertices in a row. */
    PATH("path", 1) {
        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 1; v < n[0]; v++) {
                out.edge(v - 1, v);
            }
        }
    },
    /** Vertices in a ring, at least 3. */
    CYCLE("cycle", 1) {
        @Override
        void build(int[] n, GraphReader out) {
            if (n[0] < SHORTEST) {
                throw new NotationException("a cycle has at least 3 vertices, not " + n[0]);
            }
            PATH.build(n, out);
            out.edge(0, n[0] - 1);
        }
    },
    /** All edges. */
    COMPLETE("complete", 1) {
        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 1; v < n[0]; v++) {
                for (int u = 0; u < v; u++) {
                    out.edge(u, v);
                }
            }
        }
    },
    /** Vertex 0 and its leaves. */
    STAR("star", 1) {
        @Override
        int vertices(int[] n) {
            return n[0] + 1;
        }

        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 1; v <= n[0]; v++) {
                out.edge(0, v);
            }
        }
    },
    /** Rows and columns, row by row. */
    GRID("grid", 2) {
        @Override
        int vertices(int[] n) {
            return Math.multiplyExact(n[0], n[1]);
        }

        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 0; v < vertices(n); v++) {
                if (v % n[1] > 0) {
                    out.edge(v - 1, v);
                }
                if (v >= n[1]) {
                    out.edge(v - n[1], v);
                }
            }
        }
    },
    /** All edges between the first vertices and the others. */
    BIPARTITE("bipartite", 2) {
        @Override
        int vertices(int[] n) {
            return n[0] + n[1];
        }

        @Override
        void build(int[] n, GraphReader out) {
            for (int v = n[0]; v < vertices(n); v++) {
                for (int u = 0; u < n[0]; u++) {
                    out.edge(u, v);
                }
            }
        }
    },
    /** Edges between numbers that differ in one binary digit. */
    HYPERCUBE("hypercube", 1) {
        @Override
        int vertices(int[] n) {
            return n[0] < Integer.SIZE - 1 ? 1 << n[0] : Integer.MAX_VALUE;
        }

        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 0; v < vertices(n); v++) {
                for (int bit = 1; bit <= v; bit <<= 1) {
                    if ((v & bit) != 0) {
                        out.edge(v - bit, v);
                    }
                }
            }
        }
    },
    /** A ring of five, a star of five and the spokes between them. */
    PETERSEN("petersen", 0) {
        @Override
        int vertices(int[] n) {
            return 2 * RING;
        }

        @Override
        void build(int[] n, GraphReader out) {
            for (int v = 0; v < RING; v++) {
                out.edge(v, (v + 1) % RING);
                out.edge(v, v + RING);
                out.edge(v + RING, (v + 2) % RING + RING);
            }
        }
    };

    private static final int SHORTEST = 3;
    private static final int RING = 5;

    private final String word;
    private final int sizes;

    GraphNames(String word, int sizes) {
        this.word = word;
        this.sizes = sizes;
    }

    /** Returns the number of vertices, without creating them. */
    int vertices(int[] n) {
        return n[0];
    }

    /** Passes on the edges. */
    abstract void build(int[] n, GraphReader out);

    /** Returns the graph of a name and sizes, which are separated by blanks. */
    static Graph graph(String text) {
        String[] words = text.split(" ", -1);
        return GraphReader.read(IntStream.range(0, words.length)
                .mapToObj(i -> i == 0 ? Datum.of(words[i]) : Datum.of(Integer.parseInt(words[i])))
                .toList());
    }

    /** Reads a name and sizes. */
    static void read(List<Datum> items, GraphReader out) {
        String name = items.get(0).toString();
        for (GraphNames family : values()) {
            if (family.word.equals(name)) {
                family.make(items.subList(1, items.size()), out);
                return;
            }
        }
        throw new NotationException("there is no graph \"" + name + "\"; there are path n, cycle n, complete n, star n,"
                + " grid m n, bipartite m n, hypercube d, petersen, and lists of edges [u,v] and vertices [v]");
    }

    private void make(List<Datum> given, GraphReader out) {
        if (given.size() != sizes) {
            throw new NotationException(word + " takes " + sizes + " numbers, not " + given.size());
        }
        int most = GraphReader.MOST_NAME + 1;
        int[] n = given.stream()
                .mapToInt(size -> size.asInt("a size of " + word, 1, most))
                .toArray();
        if (vertices(n) > most) {
            throw new NotationException(
                    "a graph has at most " + most + " vertices, and this " + word + " would have more");
        }
        for (int v = 0; v < vertices(n); v++) {
            out.vertex(v);
        }
        build(n, out);
    }
}
