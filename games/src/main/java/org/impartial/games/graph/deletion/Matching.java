package org.impartial.games.graph.deletion;

import java.util.Arrays;

/** Maximum matchings of a packed graph without some of its vertices. Not safe for use by several threads. */
// Edmonds' algorithm: alternating paths are searched breadth first; two adjacent outer vertices close a blossom, which
// is shrunk into its base, so that all its vertices become outer. An exposed vertex that is reached ends an augmenting
// path. O(n m) for a search at worst, O(n^2 m) in all.
final class Matching {
    private static final int NONE = -1;
    private final int[][] near;
    private final boolean[] present;
    private final int[] mate;
    private final int[] from;
    private final int[] base;
    private final boolean[] outer;
    private final int[] queue;
    private int end;

    private Matching(Graph graph, long[] vertices) {
        int size = graph.size();
        near = new int[size][];
        Arrays.setAll(near, graph::near);
        present = new boolean[size];
        mate = new int[size];
        from = new int[size];
        base = new int[size];
        outer = new boolean[size];
        queue = new int[size];
        Arrays.fill(mate, NONE);
        for (int vertex = 0; vertex < size; vertex++) {
            present[vertex] = VertexSets.contains(vertices, vertex);
        }
    }

    static Matching of(Graph graph, long[] present) {
        Matching matching = new Matching(graph, present);
        for (int vertex = 0; vertex < graph.size(); vertex++) {
            if (matching.mate[vertex] == NONE && matching.present[vertex]) {
                matching.augment(vertex);
            }
        }
        return matching;
    }

    /** Adds an exposed vertex, and returns whether this enlarges the matching, in which case the vertex is matched. */
    boolean grows(int vertex) {
        present[vertex] = true;
        return augment(vertex);
    }

    /** Returns whether some maximum matching leaves a vertex exposed; if so, it is removed. */
    boolean spares(int vertex) {
        present[vertex] = false;
        int other = mate[vertex];
        if (other == NONE) {
            return true;
        }
        mate[vertex] = NONE;
        mate[other] = NONE;
        if (augment(other)) {
            return true;
        }
        present[vertex] = true;
        mate[vertex] = other;
        mate[other] = vertex;
        return false;
    }

    private boolean augment(int root) {
        Arrays.fill(from, NONE);
        Arrays.fill(outer, false);
        Arrays.setAll(base, vertex -> vertex);
        end = 0;
        reach(root);
        for (int at = 0; at < end; at++) {
            int exposed = scan(queue[at], root);
            if (exposed != NONE) {
                flip(exposed);
                return true;
            }
        }
        return false;
    }

    private void reach(int vertex) {
        outer[vertex] = true;
        queue[end++] = vertex;
    }

    private int scan(int vertex, int root) {
        for (int other : near[vertex]) {
            if (!present[other] || base[vertex] == base[other] || mate[vertex] == other) {
                continue;
            }
            if (outer[other]) {
                shrink(vertex, other);
            } else if (from[other] == NONE) {
                from[other] = vertex;
                if (mate[other] == NONE && other != root) {
                    return other;
                }
                reach(mate[other]);
            }
        }
        return NONE;
    }

    private void shrink(int one, int other) {
        int top = commonBase(one, other);
        boolean[] inside = new boolean[base.length];
        mark(one, top, other, inside);
        mark(other, top, one, inside);
        for (int vertex = 0; vertex < base.length; vertex++) {
            if (inside[base[vertex]]) {
                base[vertex] = top;
                if (!outer[vertex]) {
                    reach(vertex);
                }
            }
        }
    }

    private int commonBase(int one, int other) {
        boolean[] above = new boolean[base.length];
        int up = base[one];
        above[up] = true;
        while (mate[up] != NONE) {
            up = base[from[mate[up]]];
            above[up] = true;
        }
        int down = base[other];
        while (!above[down]) {
            down = base[from[mate[down]]];
        }
        return down;
    }

    /** Marks the way up to the base; vertices reached inwards can now be reached from the other side too. */
    private void mark(int vertex, int top, int child, boolean[] inside) {
        int up = vertex;
        int below = child;
        while (base[up] != top) {
            inside[base[up]] = true;
            inside[base[mate[up]]] = true;
            from[up] = below;
            below = mate[up];
            up = from[mate[up]];
        }
    }

    private void flip(int exposed) {
        int vertex = exposed;
        while (vertex != NONE) {
            int before = from[vertex];
            int next = mate[before];
            mate[vertex] = before;
            mate[before] = vertex;
            vertex = next;
        }
    }
}
