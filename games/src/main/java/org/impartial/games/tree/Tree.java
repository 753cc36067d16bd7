package org.impartial.games.tree;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.notation.NotationException;
import org.jspecify.annotations.Nullable;

/** A tree without a root, with vertices from 0, written from 1 ({@link TreeNotation}). Immutable. */
public final class Tree {
    private static final int SHOWN = 16;

    /** The neighbours of v stand at starts[v] to starts[v+1] − 1, ascending. */
    private final int[] starts;

    private final int[] neighbours;
    private final Preorder preorder;

    private Tree(int[] starts, int[] neighbours) {
        this.starts = starts;
        this.neighbours = neighbours;
        preorder = new Preorder(starts, neighbours);
        // n − 1 edges make a tree if and only if they join everything; a cycle leaves some vertex out.
        int reached = preorder.reached;
        if (reached < vertices()) {
            throw new NotationException("the " + (vertices() - 1) + " edges join only " + reached + " of the "
                    + vertices() + " vertices to vertex 1: they make a cycle and no tree");
        }
    }

    /** Returns the tree of {@code from.length + 1} vertices with edges between two ends each, vertices from 0. */
    public static Tree of(int[] from, int[] to) {
        if (from.length != to.length) {
            throw new NotationException("each edge has two ends, and there are " + from.length + " of the one kind and "
                    + to.length + " of the other");
        }
        int n = from.length + 1;
        int[] starts = new int[n + 1];
        for (int e = 0; e < from.length; e++) {
            starts[vertex(from[e], n) + 1]++;
            starts[vertex(to[e], n) + 1]++;
        }
        for (int v = 0; v < n; v++) {
            starts[v + 1] += starts[v];
        }
        int[] fill = starts.clone();
        int[] neighbours = new int[2 * from.length];
        for (int e = 0; e < from.length; e++) {
            neighbours[fill[from[e]]++] = to[e];
            neighbours[fill[to[e]]++] = from[e];
        }
        for (int v = 0; v < n; v++) {
            Arrays.sort(neighbours, starts[v], starts[v + 1]);
        }
        return new Tree(starts, neighbours);
    }

    private static int vertex(int v, int n) {
        if (v < 0 || v >= n) {
            throw new NotationException("an edge has the end " + (v + 1L) + "; " + (n - 1)
                    + " edges make a tree of the vertices 1 to " + n);
        }
        return v;
    }

    public int vertices() {
        return starts.length - 1;
    }

    public int degree(int vertex) {
        if (vertex < 0 || vertex >= vertices()) {
            throw new NotationException("the vertices of this tree are 0 to " + (vertices() - 1) + ", not " + vertex);
        }
        return starts[vertex + 1] - starts[vertex];
    }

    IntStream neighbours(int vertex) {
        return Arrays.stream(neighbours, starts[vertex], starts[vertex + 1]);
    }

    /** {@return the tree rooted at vertex 0: the parent of each vertex in turn, −1 of vertex 0} */
    public IntStream parents() {
        return IntStream.range(0, vertices()).map(preorder::parent);
    }

    Preorder preorder() {
        return preorder;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Tree that
                && Arrays.equals(starts, that.starts)
                && Arrays.equals(neighbours, that.neighbours);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(neighbours);
    }

    @Override
    public String toString() {
        return vertices() > SHOWN
                ? vertices() + " vertices"
                : TreeNotation.edges(this).toString().replace(' ', ',');
    }
}
