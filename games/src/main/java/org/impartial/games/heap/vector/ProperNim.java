package org.impartial.games.heap.vector;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.SmallWorlds;

/**
 * A move reduces any number of heaps except all. With m the least heap, y the sum of x − m over the heaps x, and c =
 * y(y + 1)/2, three or more heaps are worth their sum if m ≤ c, else c + ((m − c − 1) mod (y + 1)) [Jenkyns-Mayberry
 * 1980].
 */
final class ProperNim extends PlainGame<List<Long>> implements HeapLists {
    private static final int MOST_LISTED = 22;
    private static final Basis NIM = Basis.proved("two heaps: G = x ^ y", "Bouton 1901");
    private static final Basis EQUAL = Basis.proved("P iff all heaps are equal", "Jenkyns-Mayberry 1980");
    private static final Basis VALUE = Basis.proved(
            "three heaps and more, m the least, y the sum of x - m, c = y(y+1)/2: G = sum if m <= c, else c +"
                    + " ((m-c-1) mod (y+1))",
            "Jenkyns-Mayberry 1980");
    static final GameFamily FAMILY = Cards.family("proper-nim", new ProperNim());

    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        if (heaps.size() > MOST_LISTED) {
            out.expect(Long.MAX_VALUE);
        }
        for (int set = 1; set < (1 << heaps.size()) - 1; set++) {
            SetMoves.options(heaps, SetMoves.places(set), out);
        }
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(
                new Claim.Values<>(NIM, heaps -> heaps.size() == 2, heaps -> heaps.get(0) ^ heaps.get(1)),
                new Claim.Values<>(
                        VALUE,
                        heaps -> heaps.size() > 2 && value(heaps).bitLength() < Long.SIZE,
                        h -> value(h).longValueExact()),
                Claim.outcomes(EQUAL, Convention.NORMAL, ProperNim::equal),
                Claim.winningReplies(
                        EQUAL,
                        heaps -> equal(heaps)
                                ? Stream.empty()
                                : Stream.of(at(Collections.nCopies(heaps.size(), Collections.min(heaps))))));
    }

    private static boolean equal(List<Long> heaps) {
        return heaps.stream().distinct().count() <= 1;
    }

    private static BigInteger value(List<Long> heaps) {
        BigInteger sum = heaps.stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::add);
        BigInteger least = BigInteger.valueOf(Collections.min(heaps));
        BigInteger more = sum.subtract(least.multiply(BigInteger.valueOf(heaps.size())));
        BigInteger bound = more.multiply(more.add(BigInteger.ONE)).shiftRight(1);
        return least.compareTo(bound) <= 0
                ? sum
                : bound.add(least.subtract(bound).subtract(BigInteger.ONE).mod(more.add(BigInteger.ONE)));
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(0, 0, 1, 3, 2, 6, 3, 7, 4, 3);
    }

    @Override
    public Notation<List<Long>> notation() {
        return HeapSets.taking(Notation.longs("heap", 0), (heaps, set) -> set.cardinality() < heaps.size());
    }
}
