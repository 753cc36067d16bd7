package org.impartial.games.graph;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A multiset of undirected edges between vertices that are numbered from 0; loops and parallel edges are allowed. Edges
 * are kept in ascending order, the lesser end first. 8 bytes an edge.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class Bush {
    private final long[] edges;

    private Bush(long[] edges) {
        this.edges = edges;
        Arrays.sort(edges);
    }

    /**
     * A bush of given edges.
     *
     * @param ends pairs of vertices from 0, in any order
     * @return the bush
     * @throws IllegalArgumentException if some edge is no pair of vertices
     */
    public static Bush of(Collection<int[]> ends) {
        long[] edges = new long[ends.size()];
        int count = 0;
        for (int[] pair : ends) {
            if (pair.length != 2 || Math.min(pair[0], pair[1]) < 0) {
                throw new IllegalArgumentException(
                        "an edge is a pair of vertices numbered from 0, not " + Arrays.toString(pair));
            }
            edges[count++] = (long) Math.min(pair[0], pair[1]) << Integer.SIZE | Math.max(pair[0], pair[1]);
        }
        return new Bush(edges);
    }

    /**
     * How many edges there are.
     *
     * @return the number of edges, parallel ones counted apart
     */
    public int size() {
        return edges.length;
    }

    /**
     * The lesser end of an edge.
     *
     * @param edge its index from 0
     * @return a vertex
     */
    public int low(int edge) {
        return (int) (edges[edge] >>> Integer.SIZE);
    }

    /**
     * The greater end of an edge.
     *
     * @param edge its index from 0
     * @return a vertex, equal to {@link #low} for a loop
     */
    public int high(int edge) {
        return (int) edges[edge];
    }

    /** Whether an edge is parallel to the one before it, so that cutting either leaves the same. */
    boolean repeats(int edge) {
        return edge > 0 && edges[edge] == edges[edge - 1];
    }

    /** The edges that are marked. */
    Bush only(boolean[] kept) {
        return new Bush(IntStream.range(0, edges.length)
                .filter(edge -> kept[edge])
                .mapToLong(edge -> edges[edge])
                .toArray());
    }

    /** All ends of edges, ascending and distinct. */
    int[] vertices() {
        return IntStream.concat(
                        IntStream.range(0, edges.length).map(this::low),
                        IntStream.range(0, edges.length).map(this::high))
                .sorted()
                .distinct()
                .toArray();
    }

    /** The edges as pairs. */
    List<int[]> pairs() {
        return IntStream.range(0, edges.length)
                .mapToObj(edge -> new int[] {low(edge), high(edge)})
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bush that && Arrays.equals(edges, that.edges);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(edges);
    }

    /** The edges, such as {@code [0,1] [0,1] [1,1]}. */
    @Override
    public String toString() {
        return pairs().stream().map(pair -> "[" + pair[0] + "," + pair[1] + "]").collect(Collectors.joining(" "));
    }
}
