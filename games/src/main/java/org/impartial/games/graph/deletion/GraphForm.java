package org.impartial.games.graph.deletion;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Renames the vertices of a graph so that isomorphic graphs mostly become equal. Not safe for use by several threads.
 */
/*
 * Implementation: colour refinement. A colour is a hash of the colours of the neighbours, round by round, until no more
 * vertices are distinguished. Of the vertices that are still alike, the one of least name gets a colour of its own, and
 * refinement continues. The chosen vertices are named first, in their order, and the others by their colours. So the
 * same choices are made again in the form, and it is its own form. Forms are isomorphic to their graphs whatever the
 * hashes are; where alike vertices are not images of one another, two isomorphic graphs may have two forms. O(m + n log
 * n) for each round, at most n rounds, and fewer for graphs of more than some 600 vertices: the time of a form is
 * bounded, and vertices that only the last rounds would have distinguished keep their order.
 */
final class GraphForm {
    private static final int NONE = -1;

    /** The greatest number of vertex visits of all rounds together; the computation of a form cannot be interrupted. */
    private static final int MOST_WORK = 400_000;

    private final Graph graph;
    private final int marked;
    private final long[] colour;
    private final int[] place;
    private int chosen;

    private GraphForm(Graph graph, int marked) {
        this.graph = graph;
        this.marked = marked;
        this.colour = new long[graph.size()];
        this.place = new int[graph.size()];
    }

    /** Returns the form of a graph. */
    static Graph of(Graph graph) {
        return new GraphForm(graph, NONE).form();
    }

    /** Returns the form of a graph in which one vertex differs from the others, and becomes vertex 0. */
    static Graph of(Graph graph, int marked) {
        return new GraphForm(graph, marked).form();
    }

    private Graph form() {
        Arrays.fill(place, NONE);
        if (marked >= 0) {
            colour[marked] = 1;
            place[marked] = chosen++;
        }
        int classes = classes();
        for (int work = 0; classes < graph.size() && work < MOST_WORK; work += graph.size()) {
            refine();
            int finer = classes();
            if (finer == classes) {
                choose();
                finer = classes();
            }
            classes = finer;
        }
        return renamed();
    }

    private void refine() {
        long[] next = new long[colour.length];
        for (int vertex = 0; vertex < next.length; vertex++) {
            long sum = 0;
            for (int other : graph.near(vertex)) {
                sum += mix(colour[other] + 1);
            }
            next[vertex] = mix(3 * colour[vertex] + sum);
        }
        System.arraycopy(next, 0, colour, 0, next.length);
    }

    private int classes() {
        long[] sorted = colour.clone();
        Arrays.sort(sorted);
        int classes = Math.min(1, sorted.length);
        for (int i = 1; i < sorted.length; i++) {
            classes += sorted[i] != sorted[i - 1] ? 1 : 0;
        }
        return classes;
    }

    private void choose() {
        long[] sorted = colour.clone();
        Arrays.sort(sorted);
        int at = 1;
        while (sorted[at] != sorted[at - 1]) {
            at++;
        }
        int vertex = 0;
        while (colour[vertex] != sorted[at]) {
            vertex++;
        }
        colour[vertex] = mix(~colour[vertex]);
        place[vertex] = chosen++;
    }

    private Graph renamed() {
        int size = graph.size();
        int[] order = IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingInt((Integer v) -> place[v] < 0 ? size : place[v])
                        .thenComparingLong(v -> colour[v]))
                .mapToInt(v -> v)
                .toArray();
        int[] index = new int[size];
        for (int i = 0; i < size; i++) {
            index[order[i]] = i;
        }
        int[][] near = new int[size][];
        for (int i = 0; i < size; i++) {
            near[i] = Arrays.stream(graph.near(order[i]))
                    .map(v -> index[v])
                    .sorted()
                    .toArray();
        }
        return new Graph(IntStream.range(0, size).toArray(), near);
    }

    /** Returns a bijection of the longs in which every bit of the input changes about half of the output. */
    private static long mix(long x) {
        long y = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }
}
