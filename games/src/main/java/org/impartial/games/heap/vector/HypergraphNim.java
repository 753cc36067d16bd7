package org.impartial.games.heap.vector;

import com.google.common.math.LongMath;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.NumberLists;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Nim on a hypergraph: heaps on vertices, and a move chooses an edge and takes one bean or more from every heap of it
 * [Boros-Gurvich-Ho-Makino-Mursic 2017]. On a path of two edges the value is the smaller of the middle heap and the sum
 * of the others; on a triangle it is the length of the longest play, the smaller of half the sum and the sum of the two
 * least heaps.
 *
 * <p>The number of options is the sum of the products of the heaps of each edge. Example: {@code
 * hypergraph-nim[edges=[0,1],[1,2]] 3 4 2}.
 *
 * @param edges distinct edges in ascending order, each a list of places in ascending order
 */
record HypergraphNim(List<List<Integer>> edges) implements ImpartialGame<List<Long>> {
    static final int MOST = 64;
    private static final List<List<Integer>> PATH = List.of(List.of(0, 1), List.of(1, 2));
    private static final List<List<Integer>> TRIANGLE = List.of(List.of(0, 1), List.of(0, 2), List.of(1, 2));
    private static final Basis MIDDLE =
            Basis.proved("path of two edges: G = min(x1, x0 + x2)", "Boros-Gurvich-Ho-Makino-Mursic 2017");
    private static final Basis HEIGHT = Basis.proved(
            "triangle: G = min(floor(sum / 2), sum of the two least), the length of the longest play",
            "Boros-Gurvich-Ho-Makino-Mursic 2015");
    static final GameFamily FAMILY = Cards.games(
            "hypergraph-nim",
            params -> read(params.get("edges")),
            "edges=[0,1],[1,2] edges=[0,1],[0,2],[1,2] edges=[[0,1,2]] edges=[0],[1,2]");

    private static HypergraphNim read(Datum datum) {
        List<List<Integer>> edges = NumberLists.read(datum, "a vertex of an edge").stream()
                .map(HypergraphNim::edge)
                .distinct()
                .sorted(Comparator.comparing(Object::toString))
                .toList();
        if (edges.isEmpty() || edges.size() > MOST) {
            throw new NotationException("there are 1 to " + MOST + " edges, not " + edges.size());
        }
        return new HypergraphNim(edges);
    }

    private static List<Integer> edge(long[] vertices) {
        if (vertices.length == 0 || Arrays.stream(vertices).anyMatch(v -> v < 0 || v >= MOST)) {
            throw new NotationException(
                    "an edge is a list of vertices from 0 to " + (MOST - 1) + ", not " + Arrays.toString(vertices));
        }
        return Arrays.stream(vertices)
                .mapToInt(v -> (int) v)
                .distinct()
                .sorted()
                .boxed()
                .toList();
    }

    private int vertices() {
        return 1 + edges.stream().mapToInt(Collections::max).max().orElse(-1);
    }

    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        for (List<Integer> edge : edges) {
            SetMoves.options(heaps, edge.stream().mapToInt(v -> v).toArray(), out);
        }
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        if (edges.equals(PATH)) {
            return List.of(Claim.values(
                    MIDDLE, heaps -> Math.min(heaps.get(1), LongMath.saturatedAdd(heaps.get(0), heaps.get(2)))));
        }
        return edges.equals(TRIANGLE)
                ? List.of(
                        Claim.<List<Long>>values(HEIGHT, heaps -> height(heaps).longValueExact())
                                .where(heaps -> height(heaps).bitLength() < Long.SIZE))
                : List.of();
    }

    /** The greatest heap cannot be reduced more often than the others together; otherwise beans can be paired. */
    private static BigInteger height(List<Long> heaps) {
        BigInteger sum = heaps.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        return sum.shiftRight(1).min(sum.subtract(BigInteger.valueOf(Collections.max(heaps))));
    }

    @Override
    public Stream<List<Long>> smallStates() {
        int most = vertices() > 3 ? 2 : 5;
        return SmallWorlds.lists(vertices(), most);
    }

    @Override
    public void requireState(List<Long> heaps) {
        Require.numbers(this, "heaps", 0, heaps);
        if (heaps.size() != vertices()) {
            throw new NotationException(
                    "the edges are for " + vertices() + " heaps, and the position has " + heaps.size());
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        return HeapSets.taking(
                Notation.longs("heap", 0).checked(this::requireState),
                (heaps, set) -> edges.contains(set.stream().boxed().toList()));
    }

    @Override
    public String name() {
        String single = edges.size() == 1 ? "[" : "";
        return edges.stream()
                .map(edge -> edge.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "hypergraph-nim[edges=" + single, single.replace('[', ']') + "]"));
    }
}
