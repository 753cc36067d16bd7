package org.impartial.core.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/**
 * A game on a finite directed graph: a token stands on a vertex, and a move takes it along an arc. States are the
 * vertices 0 to n − 1. Multiple arcs count once.
 *
 * @param successors the vertices to which the arcs of each vertex lead, ascending and distinct
 * @param loopy whether the graph has a cycle
 */
public record FiniteGraph(List<List<Integer>> successors, boolean loopy) implements ImpartialGame<Integer> {

    /**
     * Keeps immutable copies.
     *
     * @param successors the vertices to which the arcs of each vertex lead, ascending and distinct
     * @param loopy whether the graph has a cycle
     */
    public FiniteGraph {
        successors = successors.stream().map(List::copyOf).toList();
        int n = successors.size();
        successors.stream().flatMap(List::stream).filter(v -> v < 0 || v >= n).forEach(v -> {
            throw new NotationException("an arc leads to a vertex from 0 to " + (n - 1) + ", not to " + v);
        });
    }

    /**
     * The game on a graph given by its arcs.
     *
     * @param vertices how many vertices there are, 0 or more
     * @param arcs pairs (from, to) of vertices from 0
     * @return the game; it is loopy if the graph has a cycle
     * @throws NotationException if an arc is no pair, or names no vertex
     */
    public static FiniteGraph of(int vertices, Collection<? extends List<Integer>> arcs) {
        if (vertices < 0) {
            throw new NotationException("a graph has 0 vertices or more, not " + vertices);
        }
        List<List<Integer>> successors = new ArrayList<>();
        for (int v = 0; v < vertices; v++) {
            successors.add(new ArrayList<>());
        }
        for (List<Integer> arc : arcs) {
            if (arc.size() != 2 || !arc.stream().allMatch(v -> v >= 0 && v < vertices)) {
                throw new NotationException(
                        "an arc is a pair of vertices from 0 to " + (vertices - 1) + ", not " + arc);
            }
            successors.get(arc.get(0)).add(arc.get(1));
        }
        successors.replaceAll(list -> list.stream().sorted().distinct().toList());
        return new FiniteGraph(successors, cyclic(successors));
    }

    /** Removes ends again and again; what is left has a cycle. */
    private static boolean cyclic(List<List<Integer>> successors) {
        int n = successors.size();
        List<List<Integer>> predecessors = new ArrayList<>();
        IntStream.range(0, n).forEach(v -> predecessors.add(new ArrayList<>()));
        int[] left = new int[n];
        List<Integer> ends = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            left[v] = successors.get(v).size();
            if (left[v] == 0) {
                ends.add(v);
            }
            for (int w : successors.get(v)) {
                predecessors.get(w).add(v);
            }
        }
        for (int i = 0; i < ends.size(); i++) {
            for (int v : predecessors.get(ends.get(i))) {
                if (--left[v] == 0) {
                    ends.add(v);
                }
            }
        }
        return ends.size() < n;
    }

    @Override
    public void options(Integer vertex, Options<Integer> out) {
        successors.get(vertex).forEach(out::to);
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
        return new VertexNotation(successors.size());
    }

    /** Cheap, since every component hashes its game: the arcs are left out. */
    @Override
    public int hashCode() {
        return 31 * successors.size() + Boolean.hashCode(loopy);
    }

    /** The graph as text, such as {@code graph[n=4]}. */
    @Override
    public String toString() {
        return "graph[n=" + successors.size() + "]";
    }
}
