package org.impartial.core.game.graph;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * A game on a finite directed graph: a token is on a vertex, and a move takes it along an arc. States are the vertices
 * 0 to n − 1. Multiple arcs count once. The game is loopy if the graph has a cycle.
 *
 * <pre>{@code
 * FiniteGraph path = FiniteGraph.of(3, List.of(List.of(0, 1), List.of(1, 2)));
 * Solver.normal().outcome(path.at(0));  // P
 * }</pre>
 */
public final class FiniteGraph implements ImpartialGame<Integer>, Packable<Integer> {
    private static final int MOST_WRITTEN = 64;
    private final List<List<Integer>> successors;
    private final boolean loopy;

    /**
     * Creates a graph that holds immutable copies, and determines in linear time whether it has a cycle.
     *
     * @param successors the vertices to which the arcs of each vertex lead, ascending and distinct
     * @throws NotationException if an arc does not lead to a vertex
     */
    public FiniteGraph(List<? extends List<Integer>> successors) {
        int n = successors.size();
        this.successors = successors.stream()
                .<List<Integer>>map(row -> row.isEmpty() ? List.of() : List.copyOf(row))
                .toList();
        successors.stream().flatMap(List::stream).filter(v -> v < 0 || v >= n).forEach(v -> {
            throw new NotationException("an arc leads to a vertex from 0 to " + (n - 1) + ", not to " + v);
        });
        this.loopy = cyclic(this.successors);
    }

    /** {@return the vertices to which the arcs of each vertex lead} */
    public List<List<Integer>> successors() {
        return successors;
    }

    @Override
    public boolean loopy() {
        return loopy;
    }

    /**
     * {@return the game on a graph given by its rows; it is loopy if the graph has a cycle}
     *
     * @param successors the vertices to which the arcs of each vertex lead, in any order
     * @throws NotationException if an arc does not lead to a vertex
     */
    public static FiniteGraph of(int[][] successors) {
        return new FiniteGraph(Arrays.stream(successors)
                .map(row -> Arrays.stream(row).sorted().distinct().boxed().toList())
                .toList());
    }

    /**
     * {@return the game on a graph given by its arcs; it is loopy if the graph has a cycle}
     *
     * @param vertices the number of vertices, 0 or more
     * @param arcs pairs (from, to) of vertices from 0
     * @throws NotationException if an arc is not a pair of vertices
     */
    public static FiniteGraph of(int vertices, Collection<? extends List<Integer>> arcs) {
        if (vertices < 0) {
            throw new NotationException("a graph has 0 vertices or more, not " + vertices);
        }
        Map<Integer, TreeSet<Integer>> rows = new HashMap<>();
        for (List<Integer> arc : arcs) {
            if (arc.size() != 2 || !arc.stream().allMatch(v -> v >= 0 && v < vertices)) {
                throw new NotationException(
                        "an arc is a pair of vertices from 0 to " + (vertices - 1) + ", not " + arc);
            }
            rows.computeIfAbsent(arc.get(0), v -> new TreeSet<>()).add(arc.get(1));
        }
        // Since most vertices may have no arcs, these share one empty row.
        List<List<Integer>> successors = new ArrayList<>(Collections.nCopies(vertices, List.of()));
        rows.forEach((v, row) -> successors.set(v, List.copyOf(row)));
        return new FiniteGraph(successors);
    }

    /** Returns whether vertices remain when those that no arc enters are removed again and again. */
    private static boolean cyclic(List<List<Integer>> successors) {
        int[] entering = new int[successors.size()];
        successors.forEach(row -> row.forEach(w -> entering[w]++));
        IntArrayList open =
                IntArrayList.toList(IntStream.range(0, entering.length).filter(v -> entering[v] == 0));
        int removed = 0;
        for (; removed < open.size(); removed++) {
            for (int w : successors.get(open.getInt(removed))) {
                if (--entering[w] == 0) {
                    open.add(w);
                }
            }
        }
        return removed < entering.length;
    }

    @Override
    public void options(Integer vertex, Options<Integer> out) {
        successors.get(vertex).forEach(out::to);
    }

    /** Returns the vertices as longs. */
    @Override
    public PackedGame packed() {
        return new PackedGame() {
            @Override
            public void options(long vertex, PackedOptions out) {
                successors.get((int) vertex).forEach(out::to);
            }

            @Override
            public boolean loopy() {
                return loopy;
            }
        };
    }

    @Override
    public long pack(Integer vertex) {
        return vertex;
    }

    @Override
    public Integer unpack(long packed) {
        return (int) packed;
    }

    @Override
    public void requireState(Integer vertex) {
        if (vertex == null || vertex < 0 || vertex >= successors.size()) {
            throw new NotationException(
                    "a vertex of this graph is from 0 to " + (successors.size() - 1) + ", not " + vertex);
        }
    }

    @Override
    public Stream<Integer> smallStates() {
        return IntStream.range(0, successors.size()).boxed();
    }

    @Override
    public Notation<Integer> notation() {
        return Notation.of(datum -> datum.asInt("the vertex", 0, successors.size() - 1), Datum::of);
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return this == that || (that instanceof FiniteGraph graph && successors.equals(graph.successors));
    }

    /** Excludes the arcs, since every component hashes its game and the hash must be cheap. */
    @Override
    public int hashCode() {
        return 31 * successors.size() + Boolean.hashCode(loopy);
    }

    /** Returns the graph with its arcs, as {@code dag[n=3,edges=[[0,1],[0,2]]]}; {@code digraph} if it has a cycle. */
    @Override
    public String fullName() {
        StringJoiner edges = new StringJoiner(",", "[", "]");
        IntStream.range(0, successors.size())
                .forEach(from -> successors.get(from).forEach(to -> edges.add("[" + from + "," + to + "]")));
        return (loopy ? "digraph" : "dag") + "[n=" + successors.size() + ",edges=" + edges + "]";
    }

    /** Returns the graph as text: with its arcs, unless it has many vertices, as {@code dag[n=400]}. */
    @Override
    public String toString() {
        int n = successors.size();
        return n <= MOST_WRITTEN ? fullName() : (loopy ? "digraph" : "dag") + "[n=" + n + "]";
    }
}
