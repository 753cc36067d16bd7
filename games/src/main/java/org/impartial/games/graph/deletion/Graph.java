package org.impartial.games.graph.deletion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A simple undirected graph whose vertices have numbers as names. After a move the remaining graph keeps the names, so
 * that the move can be found from it. Immutable.
 */
/*
 * Implementation: sets of vertices are bits in words. The graph after a move shares the rows of neighbours with the
 * graph before it and has fewer vertices of its own; packed() gives a graph its own rows.
 */
final class Graph {
    /** Returned if there is no vertex. */
    static final int NONE = -1;

    private final int[] names;
    private final long[] rows;
    private final long[] own;
    private int hash;

    /**
     * Creates a graph.
     *
     * @param names the names, which ascend; internally a vertex is represented by its index
     * @param rows for each vertex the set of its neighbours, in as many words as {@link #words} returns
     */
    Graph(int[] names, long[] rows) {
        this(names, rows, first(names.length));
    }

    private Graph(int[] names, long[] rows, long[] own) {
        this.names = names;
        this.rows = rows;
        this.own = own;
    }

    /** Returns the number of words of a set of vertices. */
    static int words(int vertices) {
        return vertices + Long.SIZE - 1 >> 6;
    }

    private static long[] first(int vertices) {
        long[] set = new long[words(vertices)];
        Arrays.fill(set, -1L);
        if (vertices % Long.SIZE > 0) {
            set[set.length - 1] = (1L << vertices) - 1;
        }
        return set;
    }

    int size() {
        int size = 0;
        for (long word : own) {
            size += Long.bitCount(word);
        }
        return size;
    }

    int name(int vertex) {
        return names[vertex];
    }

    /** Returns the least vertex after a given one, or {@link #NONE}; the first one after {@code NONE}. */
    int next(int vertex) {
        return next(own, vertex);
    }

    /** Returns the least element of a set after a given one, or {@link #NONE}. */
    static int next(long[] set, int after) {
        int word = after + 1 >> 6;
        if (word >= set.length) {
            return NONE;
        }
        long left = set[word] & -1L << after + 1;
        while (left == 0) {
            if (++word == set.length) {
                return NONE;
            }
            left = set[word];
        }
        return (word << 6) + Long.numberOfTrailingZeros(left);
    }

    static boolean contains(long[] set, int vertex) {
        return (set[vertex >> 6] >>> vertex & 1) != 0;
    }

    /** Returns the neighbours of a vertex, ascending, as a new array. */
    int[] near(int vertex) {
        int[] near = new int[degree(vertex)];
        int count = 0;
        for (int i = 0; i < own.length; i++) {
            for (long left = near(vertex, i); left != 0; left &= left - 1) {
                near[count++] = (i << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return near;
    }

    /** Returns a word of the set of neighbours of a vertex. */
    private long near(int vertex, int word) {
        return rows[vertex * own.length + word] & own[word];
    }

    int degree(int vertex) {
        int degree = 0;
        for (int i = 0; i < own.length; i++) {
            degree += Long.bitCount(near(vertex, i));
        }
        return degree;
    }

    /** Returns the vertex of a name, or a negative number if there is none. */
    int vertex(int name) {
        int vertex = Arrays.binarySearch(names, name);
        return vertex >= 0 && contains(own, vertex) ? vertex : NONE;
    }

    long[] all() {
        return own.clone();
    }

    /** Returns all vertices except one and its neighbours. */
    long[] awayFrom(int vertex) {
        long[] kept = without(vertex);
        for (int i = 0; i < kept.length; i++) {
            kept[i] &= ~rows[vertex * kept.length + i];
        }
        return kept;
    }

    /** Returns all vertices except the given ones. */
    long[] without(int... vertices) {
        long[] kept = all();
        for (int vertex : vertices) {
            kept[vertex >> 6] &= ~(1L << vertex);
        }
        return kept;
    }

    /** Removes from a set the vertices that have no neighbour in it. */
    long[] touching(long[] kept) {
        long[] touching = new long[kept.length];
        for (int vertex = next(kept, NONE); vertex != NONE; vertex = next(kept, vertex)) {
            long met = 0;
            for (int i = 0; i < kept.length; i++) {
                met |= rows[vertex * kept.length + i] & kept[i];
            }
            touching[vertex >> 6] |= met == 0 ? 0 : 1L << vertex;
        }
        return touching;
    }

    /** Returns the graph on some of the vertices. */
    Graph on(long[] kept) {
        return new Graph(names, rows, kept);
    }

    /** Returns the connected parts of the graph on some of the vertices. */
    List<Graph> parts(long[] kept) {
        List<Graph> parts = new ArrayList<>(2);
        long[] open = kept.clone();
        for (int vertex = next(open, NONE); vertex != NONE; vertex = next(open, vertex)) {
            parts.add(on(part(vertex, open)));
        }
        return parts;
    }

    /** Removes from a set the connected part that holds a vertex, and returns this part. */
    long[] part(int vertex, long[] open) {
        long[] part = new long[open.length];
        long[] fresh = new long[open.length];
        fresh[vertex >> 6] = 1L << vertex;
        open[vertex >> 6] &= ~(1L << vertex);
        for (int at = vertex; at != NONE; at = next(fresh, NONE)) {
            fresh[at >> 6] &= ~(1L << at);
            part[at >> 6] |= 1L << at;
            for (int i = 0; i < open.length; i++) {
                long met = rows[at * open.length + i] & open[i];
                open[i] &= ~met;
                fresh[i] |= met;
            }
        }
        return part;
    }

    /**
     * Returns the neighbours of all vertices in turn, where the vertices have the numbers from 0 on.
     *
     * @param ends takes for each vertex the number of neighbours up to its last one
     */
    int[] lists(int[] ends) {
        int[] index = new int[names.length];
        int count = 0;
        int used = 0;
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            index[vertex] = count;
            used += degree(vertex);
            ends[count++] = used;
        }
        int[] lists = new int[used];
        used = 0;
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            for (int i = 0; i < own.length; i++) {
                for (long left = near(vertex, i); left != 0; left &= left - 1) {
                    lists[used++] = index[(i << 6) + Long.numberOfTrailingZeros(left)];
                }
            }
        }
        return lists;
    }

    /** Returns a graph of given names, in which each vertex of {@link #lists} becomes the one that an index gives. */
    static Graph of(int[] names, int[] index, int[] ends, int[] lists) {
        int words = words(names.length);
        long[] rows = new long[names.length * words];
        int at = 0;
        for (int vertex = 0; vertex < ends.length; vertex++) {
            int row = index[vertex] * words;
            for (int end = ends[vertex]; at < end; at++) {
                int other = index[lists[at]];
                rows[row + (other >> 6)] |= 1L << other;
            }
        }
        return new Graph(names, rows);
    }

    /** Returns this graph with rows of its own, in which its vertices are the numbers from 0 on. */
    Graph packed() {
        int[] ends = new int[size()];
        if (ends.length == names.length) {
            return this;
        }
        int[] left = new int[ends.length];
        int[] index = new int[ends.length];
        int count = 0;
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            index[count] = count;
            left[count++] = names[vertex];
        }
        return of(left, index, ends, lists(ends));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Graph that
                && size() == that.size()
                && sameNames(that)
                && Arrays.equals(packed().rows, that.packed().rows);
    }

    private boolean sameNames(Graph that) {
        int other = that.next(NONE);
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            if (names[vertex] != that.names[other]) {
                return false;
            }
            other = that.next(other);
        }
        return true;
    }

    /** Computed at the first call, by several threads at worst. */
    @Override
    public int hashCode() {
        int found = hash;
        if (found == 0) {
            found = Arrays.hashCode(packed().rows);
            hash = found;
        }
        return found;
    }

    /** Returns the vertices, each with its neighbours of greater name, such as {@code 0-1,2 1 2}. */
    @Override
    public String toString() {
        return IntStream.iterate(next(NONE), vertex -> vertex != NONE, this::next)
                .mapToObj(vertex -> IntStream.of(near(vertex))
                        .filter(other -> other > vertex)
                        .mapToObj(other -> "" + names[other])
                        .reduce((a, b) -> a + "," + b)
                        .map(list -> names[vertex] + "-" + list)
                        .orElse("" + names[vertex]))
                .collect(Collectors.joining(" "));
    }
}
