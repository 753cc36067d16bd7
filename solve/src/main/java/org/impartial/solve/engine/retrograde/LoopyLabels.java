package org.impartial.solve.engine.retrograde;

import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.LoopyNimber;

/**
 * The loopy nim-value of every vertex of a finite graph, cycles allowed [Smith 1966] [Fraenkel-Perl 1975].
 *
 * <p>Takes time linear in the vertices and arcs, plus, for each vertex, the number of arcs into it times the number of
 * distinct nimbers among its successors. Holds 32 bytes per vertex and 4 bytes per arc besides the graph, of which 8
 * bytes per vertex and the graph are kept.
 *
 * <p>Immutable and safe to share between threads.
 */
@SuppressWarnings("ArrayRecordComponent") // labels are not compared
public record LoopyLabels(IntGraph graph, int[] nimbers, int[] layers) {
    private static final int NONE = -1;

    /** Creates the labels of a graph; the meter counts an option for each arc followed back, and two for a vertex. */
    public static LoopyLabels of(IntGraph graph, Meter meter) {
        long bytes = 24L * graph.vertices() + 4L * graph.arcs();
        meter.hold(8L * graph.vertices());
        meter.hold(bytes);
        try {
            Labelling labelling = new Labelling(graph, meter);
            labelling.run();
            return new LoopyLabels(graph, labelling.nimbers, labelling.layers);
        } finally {
            meter.release(bytes);
        }
    }

    public LoopyNimber value(int vertex) {
        if (nimbers[vertex] != NONE) {
            return LoopyNimber.of(nimbers[vertex]);
        }
        return LoopyNimber.infinite(graph.successors(vertex)
                .map(w -> nimbers[w])
                .filter(nimber -> nimber != NONE)
                .distinct()
                .asLongStream()
                .boxed()
                .toList());
    }

    /** {@return the rank of a vertex of finite value, from 1, by the nimber and then the layer} */
    public long rank(int vertex) {
        if (nimbers[vertex] == NONE) {
            throw new IllegalArgumentException(
                    "vertex " + vertex + " has the value " + value(vertex) + "; only finite values have a rank");
        }
        return ((long) nimbers[vertex] << Integer.SIZE) + layers[vertex] + 1;
    }

    /**
     * The work in progress, nimber by nimber. A candidate for n has successors of all lesser nimbers; it gets n once
     * each other successor has a successor labelled n, to which play can be reverted. This is retrograde analysis: the
     * labelled vertices are lost, their predecessors won, and a candidate counts down those not yet won. Candidates for
     * n + 1 have a successor labelled n.
     */
    private static final class Labelling {
        private final Meter meter;
        private final IntGraph back;
        private final int[] nimbers;
        private final int[] layers;
        /** The number of successors without a nimber below the current one. */
        private final int[] open;
        /** For a candidate, the number of its open successors that cannot be reverted yet; 0 for any other vertex. */
        private final int[] left;
        /** The last nimber found among the successors. */
        private final int[] reverts;

        private final int[] queue;
        private int tail;
        private int[] candidates;

        Labelling(IntGraph graph, Meter meter) {
            int n = graph.vertices();
            this.meter = meter;
            back = graph.transposed(meter);
            nimbers = filled(n);
            layers = new int[n];
            open = new int[n];
            left = new int[n];
            reverts = filled(n);
            queue = new int[n];
            candidates = new int[n];
            for (int v = 0; v < n; v++) {
                open[v] = graph.outdegree(v);
                candidates[v] = v;
            }
        }

        private static int[] filled(int n) {
            int[] cells = new int[n];
            Arrays.fill(cells, NONE);
            return cells;
        }

        void run() {
            for (int nimber = 0; candidates.length > 0; nimber++) {
                int head = tail;
                for (int v : candidates) {
                    left[v] = open[v];
                    if (left[v] == 0) {
                        label(v, nimber, 0);
                    }
                }
                for (int i = head; i < tail; i++) {
                    revertTo(queue[i], nimber);
                }
                for (int i = head; i < tail; i++) {
                    closeFor(queue[i]);
                }
                candidates = candidatesAfter(nimber);
            }
        }

        private void label(int vertex, int nimber, int layer) {
            nimbers[vertex] = nimber;
            layers[vertex] = layer;
            queue[tail++] = vertex;
        }

        private void revertTo(int vertex, int nimber) {
            int end = back.start(vertex + 1);
            meter.spend(0, end - back.start(vertex));
            for (int arc = back.start(vertex); arc < end; arc++) {
                int before = back.head(arc);
                if (nimbers[before] == NONE && reverts[before] != nimber) {
                    reverts[before] = nimber;
                    countDown(before, nimber, layers[vertex] + 1);
                }
            }
        }

        private void countDown(int reverted, int nimber, int layer) {
            int end = back.start(reverted + 1);
            meter.spend(0, end - back.start(reverted));
            for (int arc = back.start(reverted); arc < end; arc++) {
                int before = back.head(arc);
                if (left[before] > 0 && --left[before] == 0) {
                    label(before, nimber, layer);
                }
            }
        }

        private void closeFor(int labelled) {
            for (int arc = back.start(labelled); arc < back.start(labelled + 1); arc++) {
                open[back.head(arc)]--;
            }
        }

        private int[] candidatesAfter(int nimber) {
            int count = 0;
            for (int v : candidates) {
                if (nimbers[v] == NONE && reverts[v] == nimber) {
                    candidates[count++] = v;
                } else {
                    left[v] = 0;
                }
            }
            return Arrays.copyOf(candidates, count);
        }
    }
}
