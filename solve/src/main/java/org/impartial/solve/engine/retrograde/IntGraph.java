package org.impartial.solve.engine.retrograde;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;

/**
 * A directed graph on the vertices 0 to n − 1 in compressed rows: 4 bytes per vertex and 4 bytes per arc. Multiple arcs
 * and loops are allowed.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class IntGraph {
    private static final int GREATEST_ARRAY = Integer.MAX_VALUE - 8;

    private final int[] starts;
    private final int[] heads;
    final Map<Integer, Outcome> decided;

    /** Creates a graph that uses the arrays without copying: row v is {@code heads[starts[v]..starts[v + 1])}. */
    private IntGraph(int[] starts, int[] heads, Map<Integer, Outcome> decided) {
        this.starts = starts;
        this.heads = heads;
        this.decided = decided;
    }

    /** {@return a graph of some successors of each vertex, in ascending order; counted as positions and options} */
    public static IntGraph of(int vertices, IntFunction<int[]> successors, Meter meter) {
        Builder builder = new Builder();
        for (int v = 0; v < vertices; v++) {
            int[] row = successors.apply(v);
            meter.spend(1, row.length);
            for (int head : row) {
                builder.arc(head);
            }
            builder.closeVertex();
        }
        return builder.build();
    }

    /** {@return the number of vertices: n} */
    public int vertices() {
        return starts.length - 1;
    }

    /** {@return the number of arcs, counted with multiplicity} */
    public int arcs() {
        return starts[vertices()];
    }

    public int outdegree(int vertex) {
        return starts[vertex + 1] - starts[vertex];
    }

    /** {@return the heads of the arcs that leave a vertex, in the order in which they were given} */
    public IntStream successors(int vertex) {
        return Arrays.stream(heads, starts[vertex], starts[vertex + 1]);
    }

    /** Returns the index at which the row of a vertex starts in {@link #head}; for n, the number of arcs. */
    int start(int vertex) {
        return starts[vertex];
    }

    int head(int arc) {
        return heads[arc];
    }

    IntGraph transposed(Meter meter) {
        int n = vertices();
        int[] ends = new int[n + 1];
        Rounds.run(0, n, meter, (from, to) -> {
            for (int arc = starts[from]; arc < starts[to]; arc++) {
                ends[heads[arc] + 1]++;
            }
        });
        // Now ends[v + 1] is the place of the next arc into v; at the end it is the end of the row.
        int sum = 0;
        for (int v = 1; v <= n; v++) {
            int indegree = ends[v];
            ends[v] = sum;
            sum += indegree;
        }
        int[] tails = new int[sum];
        Rounds.run(0, n, meter, (from, to) -> {
            for (int v = from; v < to; v++) {
                for (int arc = starts[v]; arc < starts[v + 1]; arc++) {
                    tails[ends[heads[arc] + 1]++] = v;
                }
            }
        });
        return new IntGraph(ends, tails, Map.of());
    }

    /** Builds a graph vertex by vertex, without an array per vertex. Not safe for use by several threads. */
    public static final class Builder {
        private int[] starts = new int[16];
        private int[] heads = new int[64];
        private int vertices;
        private int arcs;
        private int greatestHead = -1;
        private final Map<Integer, Outcome> decided = new HashMap<>();

        /** Adds an arc to a vertex, which may come later, from the current one: the number of those closed so far. */
        public void arc(int head) {
            if (head < 0) {
                throw new IllegalArgumentException(
                        "vertex " + vertices + " has an arc to " + head + "; vertices are numbered from 0");
            }
            if (arcs == heads.length) {
                heads = Arrays.copyOf(heads, grown(arcs));
            }
            greatestHead = Math.max(greatestHead, head);
            heads[arcs++] = head;
        }

        /** Gives the outcome of the current vertex, which has no arcs. */
        public void decide(Outcome outcome) {
            decided.put(vertices, outcome);
        }

        /** Ends the row of the current vertex and starts that of the next. */
        public void closeVertex() {
            if (vertices + 1 == starts.length) {
                starts = Arrays.copyOf(starts, grown(starts.length));
            }
            starts[++vertices] = arcs;
        }

        /** {@return a graph of the vertices that were closed; no arc may lead to another} */
        public IntGraph build() {
            if (greatestHead >= vertices) {
                throw new IllegalArgumentException("an arc leads to vertex " + greatestHead
                        + ", but the vertices are numbered from 0 to " + (vertices - 1));
            }
            return new IntGraph(Arrays.copyOf(starts, vertices + 1), Arrays.copyOf(heads, arcs), decided);
        }

        private static int grown(int length) {
            if (length == GREATEST_ARRAY) {
                throw new BeyondRangeException(
                        "a graph holds up to " + GREATEST_ARRAY + " vertices and arcs; use a smaller one");
            }
            return (int) Math.min(GREATEST_ARRAY, length + (length >> 1) + 16L);
        }
    }
}
