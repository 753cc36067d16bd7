package org.impartial.games.graph.deletion;

import java.util.Arrays;
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

    /** A value that no colour has but by an accident, which could only name the vertices in another order. */
    private static final long FREE = Long.MIN_VALUE;

    /** The greatest number of vertex visits of all rounds together; the computation of a form cannot be interrupted. */
    private static final int MOST_WORK = 400_000;

    /** The names of forms of a word, which most forms are. */
    private static final int[][] NAMES =
            IntStream.rangeClosed(0, Long.SIZE).mapToObj(GraphForm::names).toArray(int[][]::new);

    private final int marked;
    private final int[] near;
    private final int[] ends;
    private final long[] colour;
    private final long[] mixed;
    private final long[] slots;
    private long alike;
    private final int[] place;
    private int chosen;

    private GraphForm(Graph graph, int marked) {
        int size = graph.size();
        this.marked = marked;
        this.ends = new int[size];
        this.near = graph.lists(ends);
        this.colour = new long[size];
        this.mixed = new long[size];
        this.slots = new long[Math.max(2, Integer.highestOneBit(size) << 2)];
        this.place = new int[size];
    }

    static Graph of(Graph graph) {
        return new GraphForm(graph, NONE).form();
    }

    /** Returns the form of a graph in which one vertex differs from the others, and becomes vertex 0. */
    static Graph of(Graph graph, int marked) {
        return new GraphForm(graph, marked).form();
    }

    private Graph form() {
        Arrays.fill(place, NONE);
        int classes = start();
        for (int work = 0; classes < colour.length && work < MOST_WORK; work += colour.length) {
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
            colour[marked] = 1;
            place[marked] = chosen++;
            return Math.min(2, colour.length);
        }
        long one = mix(1);
        long degrees = 0;
        int from = 0;
        for (int vertex = 0; vertex < colour.length; vertex++) {
            degrees |= 1L << (ends[vertex] - from);
            colour[vertex] = mix(one * (ends[vertex] - from));
            from = ends[vertex];
        }
        int classes = colour.length <= Long.SIZE ? Long.bitCount(degrees) : classes();
        if (classes == 1 && colour.length > 1) {
            alike = colour[0];
            choose();
            classes = 2;
        }
        return classes;
    }

    private void refine() {
        for (int vertex = 0; vertex < mixed.length; vertex++) {
            mixed[vertex] = mix(colour[vertex] + 1);
        }
        int at = 0;
        for (int vertex = 0; vertex < mixed.length; vertex++) {
            long sum = 0;
            for (int end = ends[vertex]; at < end; at++) {
                sum += mixed[near[at]];
            }
            colour[vertex] = mix(3 * colour[vertex] + sum);
        }
    }

    /** Counts the colours, and finds the least one that several vertices have. */
    private int classes() {
        Arrays.fill(slots, FREE);
        alike = Long.MAX_VALUE;
        int classes = 0;
        for (long own : colour) {
            int slot = (int) own & slots.length - 1;
            while (slots[slot] != FREE && slots[slot] != own) {
                slot = slot + 1 & slots.length - 1;
            }
            if (slots[slot] == FREE) {
                slots[slot] = own;
                classes++;
            } else {
                alike = Math.min(alike, own);
            }
        }
        return classes;
    }

    private void choose() {
        int vertex = 0;
        while (colour[vertex] != alike) {
            vertex++;
        }
        colour[vertex] = mix(~colour[vertex]);
        place[vertex] = chosen++;
    }

    private Graph renamed() {
        int[] order = order();
        int[] index = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            index[order[i]] = i;
        }
        int[] names = order.length < NAMES.length ? NAMES[order.length] : names(order.length);
        return Graph.of(names, index, ends, near);
    }

    private static int[] names(int size) {
        return IntStream.range(0, size).toArray();
    }

    /** Returns the vertices in the order of their new names, by a sort that is stable. */
    private int[] order() {
        int[] order = new int[colour.length];
        long[] sorted = new long[order.length - chosen];
        long low = slots.length - 1L;
        int next = 0;
        for (int vertex = 0; vertex < order.length; vertex++) {
            if (place[vertex] < 0) {
                sorted[next++] = (colour[vertex] & ~low) | vertex;
            } else {
                order[place[vertex]] = vertex;
            }
        }
        Arrays.sort(sorted);
        for (int i = chosen; i < order.length; i++) {
            order[i] = (int) (sorted[i - chosen] & low);
        }
        return order;
    }

    /** Returns a bijection of the longs in which every bit of the input changes about half of the output. */
    private static long mix(long x) {
        long y = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }
}
