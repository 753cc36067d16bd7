package org.impartial.games.graph;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.notation.NotationException;
import org.jspecify.annotations.Nullable;

/**
 * Undirected edges between vertices from 0, loops and parallel edges too, in ascending order, the smaller end first, in
 * 8 bytes each. A bush that a cut leaves refers to the bush that was cut. Immutable.
 *
 * <pre>{@code
 * Bush.of(List.of(new int[] {0, 1}, new int[] {1, 2})).size();  // 2
 * }</pre>
 */
public final class Bush {
    private static final int NO_EDGE = -1;

    /** The cut, until the edges are computed. */
    private final @Nullable BushCut cut;

    private volatile long @Nullable [] edges;

    private record BushCut(Bush whole, int edge, List<Integer> ground) {}

    private Bush(@Nullable BushCut cut, long @Nullable [] edges) {
        this.cut = cut;
        this.edges = edges;
    }

    Bush standing(List<Integer> ground) {
        return new Bush(null, new BushWalk(this, ground, NO_EDGE).rest());
    }

    /** Returns what stays connected to the ground; its edges are computed on demand, as a million may be listed. */
    Bush without(int edge, List<Integer> ground) {
        return new Bush(new BushCut(this, edge, ground), null);
    }

    /** Returns the edge of a bush whose cut produced this bush, if a cut did. */
    OptionalInt cutFrom(Bush whole) {
        return cut != null && cut.whole.equals(whole) ? OptionalInt.of(cut.edge) : OptionalInt.empty();
    }

    private long[] edges() {
        long[] known = edges;
        if (known == null) {
            BushCut made = Objects.requireNonNull(cut);
            known = new BushWalk(made.whole, made.ground, made.edge).rest();
            edges = known;
        }
        return known;
    }

    /**
     * {@return a bush of given edges}
     *
     * @param ends pairs of vertices from 0, in any order
     * @throws NotationException if some edge is not a pair of vertices
     */
    public static Bush of(Collection<int[]> ends) {
        long[] edges = new long[ends.size()];
        int count = 0;
        for (int[] pair : ends) {
            if (pair.length != 2 || Math.min(pair[0], pair[1]) < 0) {
                throw new NotationException(
                        "an edge is a pair of vertices numbered from 0, not " + Arrays.toString(pair));
            }
            edges[count++] = (long) Math.min(pair[0], pair[1]) << Integer.SIZE | Math.max(pair[0], pair[1]);
        }
        Arrays.sort(edges);
        return new Bush(null, edges);
    }

    /** {@return the number of edges, parallel ones counted apart} */
    public int size() {
        return edges().length;
    }

    /**
     * {@return the smaller end of an edge}
     *
     * @param edge its index from 0
     */
    public int low(int edge) {
        return (int) (edge(edge) >>> Integer.SIZE);
    }

    /**
     * {@return the greater end of an edge, equal to {@link #low} for a loop}
     *
     * @param edge its index from 0
     */
    public int high(int edge) {
        return (int) edge(edge);
    }

    private long edge(int index) {
        long[] all = edges();
        if (index < 0 || index >= all.length) {
            throw new NotationException("this bush has " + all.length + " edges, counted from 0; none is " + index);
        }
        return all[index];
    }

    OptionalInt edge(int[] ends) {
        long wanted = (long) Math.min(ends[0], ends[1]) << Integer.SIZE | Math.max(ends[0], ends[1]);
        int found = Arrays.binarySearch(edges(), wanted);
        while (found > 0 && repeats(found)) {
            found--;
        }
        return found < 0 ? OptionalInt.empty() : OptionalInt.of(found);
    }

    /** Returns whether an edge is parallel to the one before it, so that cutting either leaves the same bush. */
    boolean repeats(int edge) {
        return edge > 0 && edges()[edge] == edges()[edge - 1];
    }

    long[] only(boolean[] kept) {
        long[] all = edges();
        return IntStream.range(0, all.length)
                .filter(edge -> kept[edge])
                .mapToLong(edge -> all[edge])
                .toArray();
    }

    int[] vertices() {
        return IntStream.concat(
                        IntStream.range(0, edges().length).map(this::low),
                        IntStream.range(0, edges().length).map(this::high))
                .sorted()
                .distinct()
                .toArray();
    }

    List<int[]> pairs() {
        return IntStream.range(0, edges().length)
                .mapToObj(edge -> new int[] {low(edge), high(edge)})
                .toList();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bush that && Arrays.equals(edges(), that.edges());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(edges());
    }

    @Override
    public String toString() {
        return pairs().stream().map(pair -> "[" + pair[0] + "," + pair[1] + "]").collect(Collectors.joining(" "));
    }
}
