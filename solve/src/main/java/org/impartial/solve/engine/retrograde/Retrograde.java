package org.impartial.solve.engine.retrograde;

import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;

/**
 * Retrograde analysis of a finite graph, cycles allowed: the outcome and the remoteness of every vertex, in time linear
 * in the vertices and arcs [Fraenkel-Perl 1975].
 *
 * <p>Remoteness is 0 for an end, 1 + the least remoteness of the P-successors of an N-vertex, 1 + the greatest of the
 * successors of a P-vertex, and −1 for a draw. The analysis holds 12 bytes per vertex and 4 bytes per arc besides the
 * graph; afterwards it keeps 4 bytes per vertex.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class Retrograde implements Inquiry.SolvedGraph {
    private static final int BATCH = 256;

    private final Convention convention;
    private final Slices slices;
    /** Remoteness where it is known; before that, minus the number of successors not yet known to be N. */
    private final int[] outcomes;

    // Implementation: vertices are decided in the order of their remoteness, level by level, and a whole level has one
    // outcome, since it alternates with the parity of the remoteness. Going back along the arcs from a level of
    // P-vertices decides every predecessor (N); from a level of N-vertices it counts down, and a predecessor whose last
    // successor is counted is decided (P). Vertices never reached are draws. Within a level the order is irrelevant, so
    // a level can be divided among threads.
    private Retrograde(IntGraph graph, Convention convention, Slices slices, Meter meter) {
        this.convention = convention;
        this.slices = slices;
        int n = graph.vertices();
        outcomes = new int[n];
        int[] queue = new int[n];
        int tail = 0;
        for (int v = 0; v < n; v++) {
            outcomes[v] = -graph.outdegree(v);
            if (outcomes[v] == 0) {
                queue[tail++] = v;
            }
        }
        IntGraph back = graph.transposed(slices, meter);
        int level = 0;
        for (int head = 0; head < tail; level++) {
            int levelEnd = tail;
            tail = decidePredecessors(back, queue, head, levelEnd, level, meter);
            head = levelEnd;
        }
    }

    private static Retrograde analysed(IntGraph graph, Convention convention, Slices slices, Meter meter) {
        long bytes = 12L * graph.vertices() + 4L * graph.arcs();
        meter.hold(bytes);
        try {
            return new Retrograde(graph, convention, slices, meter);
        } finally {
            meter.release(bytes);
        }
    }

    /**
     * Returns the outcomes of all vertices, on the calling thread.
     *
     * @param graph the graph
     * @param convention the meaning of a vertex without successors
     * @param meter counts an option per vertex in each of three passes: two that reverse the arcs, and one that decides
     *     the vertices
     * @return the analysis
     */
    public static Retrograde of(IntGraph graph, Convention convention, Meter meter) {
        return analysed(graph, convention, Slices.ONE_THREAD, meter);
    }

    /**
     * Returns the outcomes of all vertices, on the threads of the common pool; the answer is the same.
     *
     * @param graph the graph
     * @param convention the meaning of a vertex without successors
     * @param meter as on one thread; used on the calling thread only
     * @return the analysis
     */
    public static Retrograde onAllThreads(IntGraph graph, Convention convention, Meter meter) {
        return analysed(graph, convention, Slices.ALL_THREADS, meter);
    }

    @Override
    public Outcome outcome(int vertex) {
        return outcomes[vertex] < 0 ? Outcome.D : outcomeAt(outcomes[vertex]);
    }

    @Override
    public int remoteness(int vertex) {
        return Math.max(outcomes[vertex], -1);
    }

    private Outcome outcomeAt(int remoteness) {
        boolean asEnds = (remoteness & 1) == 0;
        return asEnds == (convention.end() == Outcome.P) ? Outcome.P : Outcome.N;
    }

    private int decidePredecessors(IntGraph back, int[] queue, int from, int to, int level, Meter meter) {
        boolean lost = outcomeAt(level) == Outcome.P;
        AtomicInteger tail = new AtomicInteger(to);
        slices.run(from, to, meter, (first, end) -> {
            Batch batch = new Batch(queue, tail);
            for (int i = first; i < end; i++) {
                int rowEnd = back.start(queue[i] + 1);
                for (int arc = back.start(queue[i]); arc < rowEnd; arc++) {
                    int v = back.head(arc);
                    if (lost ? slices.claim(outcomes, v, level + 1) : countDown(v, level + 1)) {
                        batch.add(v);
                    }
                }
            }
            batch.flush();
        });
        return tail.get();
    }

    /**
     * Returns whether a predecessor is decided by this arc: one that is decided already has an arc to a P-vertex, or
     * none left to count.
     */
    private boolean countDown(int vertex, int remoteness) {
        if (outcomes[vertex] >= 0 || slices.add(outcomes, vertex, 1) != -1) {
            return false;
        }
        outcomes[vertex] = remoteness;
        return true;
    }

    /** Collects vertices for the common queue, so that threads seldom contend for its tail. */
    private static final class Batch {
        private final int[] queue;
        private final AtomicInteger tail;
        private final int[] vertices = new int[BATCH];
        private int count;

        Batch(int[] queue, AtomicInteger tail) {
            this.queue = queue;
            this.tail = tail;
        }

        void add(int vertex) {
            if (count == BATCH) {
                flush();
            }
            vertices[count++] = vertex;
        }

        void flush() {
            System.arraycopy(vertices, 0, queue, tail.getAndAdd(count), count);
            count = 0;
        }
    }
}
