package org.impartial.games.heap.vector;

import com.google.common.collect.Lists;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Circular Nim: n heaps in a ring, and a move takes beans from one or more of k neighbouring heaps. The P-positions are known
 * where few heaps are in the ring or nearly all may be played [Dufour-Heubach 2013]; see {@link RingTheory}. An empty heap
 * keeps its place.
 *
 * <p>The number of options is the sum, over the sets of heaps within k neighbours, of the products of the heaps.
 * Example: {@code circular-nim[n=6,k=3] 1 2 3 1 2 3}.
 *
 */
record CircularNim(int n, int k) implements ImpartialGame<List<Long>> {
    static final int MOST = 20;
    static final GameFamily FAMILY = Cards.games(
            "circular-nim", CircularNim::of, "n=3,k=1 n=3,k=3 n=4,k=3 n=4,k=2 n=5,k=2 n=5,k=3 n=6,k=3 n=6,k=2");

    private static CircularNim of(Params params) {
        int n = params.get("n").asInt("n", 1, MOST);
        return new CircularNim(n, params.get("k").asInt("k", 1, n));
    }

    @Override
    public void options(List<Long> ring, Options<List<Long>> out) {
        for (int set : sets()) {
            SetMoves.options(ring, SetMoves.places(set), out);
        }
    }

    private Set<Integer> sets() {
        Set<Integer> sets = new TreeSet<>();
        for (int from = 0; from < n; from++) {
            for (int part = 1; part < 1 << k; part++) {
                int start = from;
                sets.add(IntStream.of(SetMoves.places(part))
                        .map(i -> 1 << ((start + i) % n))
                        .sum());
            }
        }
        return sets;
    }

    @Override
    public String name() {
        return "circular-nim[n=" + n + ",k=" + k + "]";
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        if (k == 1) {
            Basis nim = Basis.proved("k = 1: G = XOR of the heaps", "Bouton 1901");
            return List.of(
                    Claim.values(nim, HeapLists::xor),
                    Claim.replies(
                            nim,
                            (ring, wanted) -> HeapLists.nimReplies(ring, wanted).map(this::at)));
        }
        return RingTheory.of(n, k).map(this::claims).orElse(List.of());
    }

    private List<Claim<List<Long>>> claims(RingTheory theory) {
        Basis basis = Basis.proved(theory.statement(), "Dufour-Heubach 2013");
        Claim<List<Long>> lost = Claim.outcomes(basis, Convention.NORMAL, theory.lost());
        return theory.levelled()
                .map(level -> List.of(
                        lost,
                        Claim.<List<Long>>winningReplies(
                                basis,
                                ring -> Stream.of(level.apply(ring))
                                        .filter(Predicate.not(ring::equals))
                                        .map(this::at))))
                .orElse(List.of(lost));
    }

    @Override
    public List<Long> canonical(List<Long> ring) {
        return Stream.of(ring, Lists.reverse(ring))
                .flatMap(side -> IntStream.range(0, n).mapToObj(turn -> turned(side, turn)))
                .min(HeapLists.ORDER)
                .orElse(ring);
    }

    private static List<Long> turned(List<Long> ring, int by) {
        return Stream.concat(ring.subList(by, ring.size()).stream(), ring.subList(0, by).stream())
                .toList();
    }

    @Override
    public Stream<List<Long>> smallStates() {
        int most = n > 5 ? 1 : n > 4 ? 2 : 3;
        return Stream.concat(
                SmallWorlds.lists(n, most),
                n == 6 ? Stream.of(List.of(1L, 2L, 0L, 1L, 2L, 0L), List.of(2L, 0L, 1L, 1L, 1L, 0L)) : Stream.empty());
    }

    @Override
    public void requireState(List<Long> ring) {
        Require.numbers(this, "heaps", 0, ring);
        if (ring.size() != n) {
            throw new NotationException(
                    "the ring has " + n + " heaps, and the position " + ring.size() + "; write a 0 for an empty heap");
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        return HeapSets.taking(
                Notation.longs("heap", 0).checked(this::requireState),
                (ring, set) -> IntStream.range(0, n)
                        .anyMatch(from -> set.stream().allMatch(place -> Math.floorMod(place - from, n) < k)));
    }
}
