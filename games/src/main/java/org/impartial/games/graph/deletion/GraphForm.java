package org.impartial.games.graph.deletion;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Renames vertices so that isomorphic graphs mostly become equal. Not safe for use by several threads. */
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

    /** The names of forms of a word, which most forms are. */
    private static final int[][] NAMES =
            IntStream.rangeClosed(0, Long.SIZE).mapToObj(GraphForm::names).toArray(int[][]::new);

    /** Most graphs have few vertices and live shortly, so their forms are computed in the same arrays. */
    private static final ThreadLocal<GraphForm> OF_A_WORD = ThreadLocal.withInitial(() -> new GraphForm(Long.SIZE));

    private final int[] ends;
    private final long[] colour;
    private final long[] mixed;
    private final long[] sorted;
    private final int[] place;
    private int[] near = {};
    private long[] sums = {};
    private int size;
    private long low;
    private int marked;
    private int chosen;
    private int alike;

    private GraphForm(int most) {
        ends = new int[most + 1];
        colour = new long[most];
        mixed = new long[most];
        sorted = new long[most];
        place = new int[most];
    }

    static Graph of(Graph graph) {
        return of(graph, NONE);
    }

    /** Returns the form of a graph in which one vertex differs from the others, and becomes vertex 0. */
    static Graph of(Graph graph, int marked) {
        int size = graph.size();
        return (size <= Long.SIZE ? OF_A_WORD.get() : new GraphForm(size)).form(graph, size, marked);
    }

    private Graph form(Graph graph, int vertices, int start) {
        size = vertices;
        marked = start;
        chosen = 0;
        low = Math.max(2, Integer.highestOneBit(size) << 2) - 1L;
        near = graph.lists(ends, near);
        sums = sums.length > near.length ? sums : new long[near.length + 1];
        Arrays.fill(place, 0, size, NONE);
        int classes = start();
        if (classes == size) {
            classes();
        }
        for (int work = 0; classes < size && work < MOST_WORK; work += size) {
            refine();
            int finer = classes();
            if (finer == classes) {
                choose();
                finer++;
            }
            classes = finer;
        }
        return renamed();
    }

    /** Colours the vertices by their degrees, which a first round would do, or the marked one; returns the classes. */
    private int start() {
        if (marked >= 0) {
            Arrays.fill(colour, 0, size, 0);
            colour[marked] = 1;
            place[marked] = chosen++;
            return Math.min(2, size);
        }
        long one = mix(1);
        long degrees = 0;
        for (int vertex = 0; vertex < size; vertex++) {
            int degree = ends[vertex + 1] - ends[vertex];
            degrees |= 1L << degree;
            colour[vertex] = mix(one * degree);
        }
        int classes = size <= Long.SIZE ? Long.bitCount(degrees) : classes();
        if (classes == 1 && size > 1) {
            alike = 0;
            choose();
            classes = 2;
        }
        return classes;
    }

    private void refine() {
        for (int vertex = 0; vertex < size; vertex++) {
            mixed[vertex] = mix(colour[vertex] + 1);
        }
        sum();
        for (int vertex = 0; vertex < size; vertex++) {
            colour[vertex] = mix(3 * colour[vertex] + sum(vertex));
        }
    }

    /** Sums what is mixed over all lists of neighbours in one loop, since the ends of short loops are not predicted. */
    private void sum() {
        long sum = 0;
        int end = ends[size];
        for (int at = 0; at < end; at++) {
            sum += mixed[near[at]];
            sums[at + 1] = sum;
        }
    }

    private long sum(int vertex) {
        return sums[ends[vertex + 1]] - sums[ends[vertex]];
    }

    /** Sorts and counts the colours, and finds the first vertex of the least one that several vertices have. */
    private int classes() {
        for (int vertex = 0; vertex < size; vertex++) {
            mixed[vertex] = ((colour[vertex] >> 1) & ~low) | vertex;
        }
        sort();
        alike = NONE;
        int classes = size;
        for (int i = 1; i < size; i++) {
            int before = (int) (sorted[i - 1] & low);
            if (colour[(int) (sorted[i] & low)] == colour[before]) {
                alike = alike == NONE ? before : alike;
                classes--;
            }
        }
        return classes;
    }

    /** Sorts what is mixed, by counting what is less if it is of one word; halved colours have no overflow there. */
    private void sort() {
        if (size > Long.SIZE) {
            System.arraycopy(mixed, 0, sorted, 0, size);
            Arrays.sort(sorted, 0, size);
            return;
        }
        for (int i = 0; i < size; i++) {
            long value = mixed[i];
            long less = 0;
            for (int j = 0; j < size; j++) {
                less += (mixed[j] - value) >>> (Long.SIZE - 1);
            }
            sorted[(int) less] = value;
        }
    }

    private void choose() {
        colour[alike] = mix(~colour[alike]);
        place[alike] = chosen++;
    }

    /** Names the chosen vertices first, and then the others in the order of the last sort. */
    private Graph renamed() {
        int next = chosen;
        for (int i = 0; i < size; i++) {
            int vertex = (int) (sorted[i] & low);
            if (place[vertex] < 0) {
                place[vertex] = next++;
            }
        }
        if (size > Long.SIZE) {
            return Graph.of(names(size), place, ends, near);
        }
        for (int vertex = 0; vertex < size; vertex++) {
            mixed[vertex] = 1L << place[vertex];
        }
        sum();
        long[] rows = new long[size];
        for (int vertex = 0; vertex < size; vertex++) {
            rows[place[vertex]] = sum(vertex);
        }
        return new Graph(NAMES[size], rows);
    }

    private static int[] names(int size) {
        return IntStream.range(0, size).toArray();
    }

    /** Returns a bijection of the longs in which every bit of the input changes about half of the output. */
    private static long mix(long x) {
        long y = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }
}
