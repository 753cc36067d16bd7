package org.impartial.games.graph.deletion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A simple graph whose vertices have numbers as names, which they keep after a move. Immutable. */
// Sets of vertices are bits in words. The graph after a move shares the rows of neighbours with the graph before it and
// has fewer vertices of its own; packed() gives a graph its own rows.
final class Graph {
    private static final int NONE = VertexSets.NONE;
    private final int[] names;
    private final long[] rows;
    private final long[] own;
    private int hash;

    /** Creates a graph of ascending names; rows are sets of neighbours, of {@link VertexSets#words} words each. */
    Graph(int[] names, long[] rows) {
        this(names, rows, VertexSets.first(names.length));
    }

    private Graph(int[] names, long[] rows, long[] own) {
        this.names = names;
        this.rows = rows;
        this.own = own;
    }

    int size() {
        return VertexSets.size(own);
    }

    int name(int vertex) {
        return names[vertex];
    }

    /** Returns the least vertex after a given one, or {@link VertexSets#NONE}; the first one after {@code NONE}. */
    int next(int vertex) {
        return VertexSets.next(own, vertex);
    }

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

    int vertex(int name) {
        int vertex = Arrays.binarySearch(names, name);
        return vertex >= 0 && VertexSets.contains(own, vertex) ? vertex : NONE;
    }

    long[] all() {
        return own.clone();
    }

    long[] awayFrom(int vertex) {
        long[] kept = without(vertex);
        for (int i = 0; i < kept.length; i++) {
            kept[i] &= ~rows[vertex * kept.length + i];
        }
        return kept;
    }

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
        for (int vertex = VertexSets.next(kept, NONE); vertex != NONE; vertex = VertexSets.next(kept, vertex)) {
            long met = 0;
            for (int i = 0; i < kept.length; i++) {
                met |= rows[vertex * kept.length + i] & kept[i];
            }
            touching[vertex >> 6] |= met == 0 ? 0 : 1L << vertex;
        }
        return touching;
    }

    Graph on(long[] kept) {
        return new Graph(names, rows, kept);
    }

    List<Graph> parts(long[] kept) {
        List<Graph> parts = new ArrayList<>(2);
        long[] open = kept.clone();
        for (int vertex = VertexSets.next(open, NONE); vertex != NONE; vertex = VertexSets.next(open, vertex)) {
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
        for (int at = vertex; at != NONE; at = VertexSets.next(fresh, NONE)) {
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
     * Returns the neighbours of all vertices in turn, from 0, in {@code room} if it suffices; those of vertex v are from
     * {@code ends[v]} to {@code ends[v + 1]}. Four are written at a time, so that most loops end when expected.
     */
    int[] lists(int[] ends, int[] room) {
        int[] lists = room;
        int count = 0;
        int used = 0;
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            if (lists.length - used < names.length + 3) {
                lists = Arrays.copyOf(lists, 2 * used + names.length + 3);
            }
            int before = 0;
            for (int i = 0; i < own.length; i++) {
                long left = near(vertex, i);
                int end = used + Long.bitCount(left);
                for (; used < end; used += 4) {
                    for (int k = 0; k < 4; k++, left &= left - 1) {
                        lists[used + k] = before + Long.bitCount(own[i] & (Long.lowestOneBit(left) - 1));
                    }
                }
                used = end;
                before += Long.bitCount(own[i]);
            }
            ends[++count] = used;
        }
        return lists;
    }

    /** Returns a graph of given names, in which each vertex of {@link #lists} becomes the one that an index gives. */
    static Graph of(int[] names, int[] index, int[] ends, int[] lists) {
        int words = VertexSets.words(names.length);
        long[] rows = new long[names.length * words];
        int at = 0;
        for (int vertex = 0; vertex < names.length; vertex++) {
            int row = index[vertex] * words;
            for (; at < ends[vertex + 1]; at++) {
                int other = index[lists[at]];
                rows[row + (other >> 6)] |= 1L << other;
            }
        }
        return new Graph(names, rows);
    }

    /** Returns this graph with rows of its own, in which its vertices are the numbers from 0 on. */
    Graph packed() {
        if (size() == names.length) {
            return this;
        }
        int[] left = new int[size()];
        int[] index = new int[left.length];
        int[] ends = new int[left.length + 1];
        int count = 0;
        for (int vertex = next(NONE); vertex != NONE; vertex = next(vertex)) {
            index[count] = count;
            left[count++] = names[vertex];
        }
        return of(left, index, ends, lists(ends, new int[0]));
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || (other instanceof Graph that
                        && alike(hash, that.hash)
                        && ((own == that.own && names == that.names)
                                || (last() == that.last() && size() == that.size() && sameNames(that)))
                        && Arrays.equals(packed().rows, that.packed().rows));
    }

    /** Returns whether graphs may be equal by their hashes, each read once, as another thread may compute one now. */
    private static boolean alike(int one, int other) {
        return one == other || one == 0 || other == 0;
    }

    /** Returns the greatest name: the graph after a move seldom has that of its form. */
    private int last() {
        for (int word = own.length - 1; word >= 0; word--) {
            if (own[word] != 0) {
                return names[(word << 6) + Long.SIZE - 1 - Long.numberOfLeadingZeros(own[word])];
            }
        }
        return NONE;
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
