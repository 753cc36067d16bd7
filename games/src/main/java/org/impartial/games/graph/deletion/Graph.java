package org.impartial.games.graph.deletion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A simple undirected graph whose vertices have numbers as names. After a move the remaining graph keeps the names, so
 * that the move can be found from it. Immutable.
 */
final class Graph {
    private final int[] names;
    private final int[][] near;
    private final int hash;

    /**
     * Creates a graph whose names ascend; internally a vertex is represented by its index, and its neighbours by
     * ascending indices.
     */
    Graph(int[] names, int[][] near) {
        this.names = names;
        this.near = near;
        this.hash = 31 * Arrays.hashCode(names) + Arrays.deepHashCode(near);
    }

    int size() {
        return names.length;
    }

    int name(int vertex) {
        return names[vertex];
    }

    /** Returns the neighbours of a vertex, as an array that must not be modified. */
    int[] near(int vertex) {
        return near[vertex];
    }

    int degree(int vertex) {
        return near[vertex].length;
    }

    /** Returns the vertex of a name, or a negative number if there is none. */
    int vertex(int name) {
        return Arrays.binarySearch(names, name);
    }

    boolean[] all() {
        boolean[] all = new boolean[size()];
        Arrays.fill(all, true);
        return all;
    }

    /** Returns all vertices except one and its neighbours. */
    boolean[] awayFrom(int vertex) {
        boolean[] kept = all();
        kept[vertex] = false;
        for (int other : near[vertex]) {
            kept[other] = false;
        }
        return kept;
    }

    /** Returns all vertices except the given ones. */
    boolean[] without(int... vertices) {
        boolean[] kept = all();
        for (int vertex : vertices) {
            kept[vertex] = false;
        }
        return kept;
    }

    /** Removes from a set the vertices that have no neighbour in it. */
    boolean[] touching(boolean[] kept) {
        boolean[] touching = new boolean[size()];
        for (int vertex = 0; vertex < size(); vertex++) {
            for (int i = 0; kept[vertex] && !touching[vertex] && i < near[vertex].length; i++) {
                touching[vertex] = kept[near[vertex][i]];
            }
        }
        return touching;
    }

    /** Returns the graph on some of the vertices. */
    Graph on(boolean[] kept) {
        int[] index = new int[size()];
        int count = 0;
        for (int vertex = 0; vertex < size(); vertex++) {
            index[vertex] = kept[vertex] ? count++ : -1;
        }
        int[] left = new int[count];
        int[][] edges = new int[count][];
        for (int vertex = 0; vertex < size(); vertex++) {
            if (kept[vertex]) {
                left[index[vertex]] = names[vertex];
                edges[index[vertex]] = Arrays.stream(near[vertex])
                        .map(other -> index[other])
                        .filter(other -> other >= 0)
                        .toArray();
            }
        }
        return new Graph(left, edges);
    }

    /** Returns the connected parts of the graph on some of the vertices. */
    List<Graph> parts(boolean[] kept) {
        List<Graph> parts = new ArrayList<>();
        boolean[] open = kept.clone();
        for (int vertex = 0; vertex < size(); vertex++) {
            if (open[vertex]) {
                parts.add(on(part(vertex, open)));
            }
        }
        return parts;
    }

    /** Removes from a set the connected part that holds a vertex, and returns this part. */
    boolean[] part(int vertex, boolean[] open) {
        boolean[] part = new boolean[size()];
        int[] queue = new int[size()];
        int end = 1;
        queue[0] = vertex;
        open[vertex] = false;
        for (int at = 0; at < end; at++) {
            part[queue[at]] = true;
            for (int other : near[queue[at]]) {
                if (open[other]) {
                    open[other] = false;
                    queue[end++] = other;
                }
            }
        }
        return part;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Graph that
                && hash == that.hash
                && Arrays.equals(names, that.names)
                && Arrays.deepEquals(near, that.near);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** Returns the vertices, each with its neighbours of greater name, such as {@code 0-1,2 1 2}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int vertex = 0; vertex < size(); vertex++) {
            int least = vertex;
            String later = IntStream.of(near[vertex])
                    .filter(other -> other > least)
                    .mapToObj(other -> "" + names[other])
                    .reduce((a, b) -> a + "," + b)
                    .map(list -> "-" + list)
                    .orElse("");
            text.append(vertex == 0 ? "" : " ").append(names[vertex]).append(later);
        }
        return text.toString();
    }
}
