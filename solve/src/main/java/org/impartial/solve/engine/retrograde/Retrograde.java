package org.impartial.solve.engine.retrograde;

import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;

/**
 * Retrograde analysis of a finite graph, cycles allowed: the outcome and the remoteness of every vertex, in time linear
 * in the vertices and arcs [Fraenkel-Perl 1975].
 *
 * <p>Remoteness is 0 for an end and for a vertex with a given outcome, 1 + the least remoteness of the P-successors of an N-vertex, 1 + the greatest of the
 * successors of a P-vertex, and −1 for a draw. The analysis holds 12 bytes per vertex and 4 bytes per arc besides the
 * graph; afterwards it keeps 4 bytes per vertex.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class Retrograde implements Inquiry.SolvedGraph {
    private static final int MOST_REMOTE = (Integer.MAX_VALUE >> 1) - 2;

    private final Convention convention;
    /**
     * Twice the remoteness where it is known, plus 1 if the outcome is not that of an end at even remoteness; before that,
     * minus the number of successors not yet known to be N.
     */
    private final int[] outcomes;

    // Implementation: vertices are decided in the order of their remoteness, level by level. A level has two runs of
    // one outcome each, which alternate with the parity of the remoteness: the first run begins with the ends, and the
    // second with the vertices of the other outcome that are given. Going back along the arcs from a run of P-vertices
    // decides every predecessor (N); from a run of N-vertices it counts down, and a predecessor whose last successor is
    // counted is decided (P). Vertices never reached are draws.
    private Retrograde(IntGraph graph, Convention convention, Meter meter) {
        this.convention = convention;
        int n = graph.vertices();
        outcomes = new int[n];
        int[] queue = new int[n];
        graph.decided.forEach(
                (v, outcome) -> outcomes[v] = outcome == Outcome.D ? -1 : outcome == convention.end() ? 0 : 1);
        int second = 0;
        for (int v = 0; v < n; v++) {
            if (outcomes[v] == 0) {
                outcomes[v] = -graph.outdegree(v);
                if (outcomes[v] == 0) {
                    queue[second++] = v;
                }
            }
        }
        int tail = second;
        for (int v : graph.decided.keySet()) {
            if (outcomes[v] == 1) {
                queue[tail++] = v;
            }
        }
        decide(graph.transposed(meter), queue, second, tail, meter);
    }

    /** Decides the vertices level by level, from ends and given vertices whose second run begins at an index. */
    private void decide(IntGraph back, int[] queue, int givenFrom, int ends, Meter meter) {
        int second = givenFrom;
        int tail = ends;
        int head = 0;
        for (int level = 0; head < tail; level++) {
            if (level > MOST_REMOTE) {
                throw new BeyondRangeException("the longest play has more than " + MOST_REMOTE + " moves");
            }
            int levelEnd = tail;
            int nextSecond = decidePredecessors(back, queue, head, second, tail, 2 * level, meter);
            tail = decidePredecessors(back, queue, second, levelEnd, nextSecond, 2 * level + 1, meter);
            head = levelEnd;
            second = nextSecond;
        }
    }

    /** {@return the outcomes of all vertices} The meter counts an option per vertex in each of three passes. */
    public static Retrograde of(IntGraph graph, Convention convention, Meter meter) {
        long bytes = 12L * graph.vertices() + 4L * graph.arcs();
        meter.hold(bytes);
        try {
            return new Retrograde(graph, convention, meter);
        } finally {
            meter.release(bytes);
        }
    }

    @Override
    public Outcome outcome(int vertex) {
        return outcomes[vertex] < 0 ? Outcome.D : outcomeOf(outcomes[vertex]);
    }

    @Override
    public int remoteness(int vertex) {
        return outcomes[vertex] < 0 ? -1 : outcomes[vertex] >> 1;
    }

    /** Returns the outcome of an entry: twice the remoteness, plus 1 in the second run. */
    private Outcome outcomeOf(int entry) {
        boolean asEnds = ((entry >> 1 ^ entry) & 1) == 0;
        return asEnds == (convention.end() == Outcome.P) ? Outcome.P : Outcome.N;
    }

    /** Decides the predecessors of a run of vertices with one entry, appends them, and returns the new end. */
    private int decidePredecessors(IntGraph back, int[] queue, int from, int to, int end, int entry, Meter meter) {
        boolean lost = outcomeOf(entry) == Outcome.P;
        int[] tail = {end};
        Rounds.run(from, to, meter, (first, past) -> {
            int last = tail[0];
            for (int i = first; i < past; i++) {
                int rowEnd = back.start(queue[i] + 1);
                for (int arc = back.start(queue[i]); arc < rowEnd; arc++) {
                    int v = back.head(arc);
                    if (outcomes[v] < 0 && (lost || ++outcomes[v] == 0)) {
                        outcomes[v] = entry + 2;
                        queue[last++] = v;
                    }
                }
            }
            tail[0] = last;
        });
        return tail[0];
    }
}
