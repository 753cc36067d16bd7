package org.impartial.games.heap.pair;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Euclid's game: a move takes a positive multiple of the smaller heap from the greater one. Either both heaps stay above 0
 * and play ends with two equal heaps [Nivasch 2006], or a heap may be taken away and play ends there [Cole-Davie 1969]. The
 * two rules have the same P-positions among unequal heaps, and different values.
 *
 * <p>With a &lt; b, the options leave a together with b − a, b − 2a, .... Example: {@code euclid 5 17}.
 *
 * @param toZero whether a heap may be taken away
 */
record Euclid(boolean toZero) implements PairGame {
    private static final Basis VALUE = Basis.proved("G(a, b) = floor(|b/a - a/b|)", "Nivasch 2006");
    private static final Basis MISERE = Basis.proved(
            "misère P iff G = 0, but iff G = 1 where the heaps are multiples of neighbouring Fibonacci numbers by one"
                    + " number",
            "Gurvich 2007");
    private static final Basis GOLDEN =
            Basis.proved("P iff a heap is 0, or a < b < phi a with the golden ratio phi", "Cole-Davie 1969");
    private static final Basis LAST = Basis.proved(
            "misère P iff 0 < a <= b < phi a: a heap is taken away only from two equal ones, so both play Euclid's game with"
                    + " heaps above 0",
            "Nivasch 2006");
    static final GameFamily FAMILY = Cards.family("euclid", new Euclid(false));
    static final GameFamily TO_ZERO = Cards.family("euclid-to-zero", new Euclid(true));

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        long least = heaps.lesser();
        long most = most(heaps);
        out.expect(most);
        // Adds the option with the least remainder first: a search then finds the followers of the other options in its
        // table.
        for (long times = most; times >= 1; times--) {
            out.to(taken(heaps, times));
        }
        if (least == heaps.greater() && most > 0) {
            out.to(new TwoHeaps(0, least));
        }
    }

    private static TwoHeaps taken(TwoHeaps heaps, long times) {
        return heaps.become(heaps.lesser(), heaps.greater() - times * heaps.lesser());
    }

    private boolean leaves(TwoHeaps heaps, TwoHeaps left) {
        long least = heaps.lesser();
        long rest = heaps.first() <= heaps.second() ? left.second() : left.first();
        long taken = heaps.greater() - rest;
        boolean multiple = least > 0 && taken > 0 && taken % least == 0 && taken / least <= most(heaps);
        boolean other = least == heaps.greater() && most(heaps) > 0 && left.equals(new TwoHeaps(0, least));
        return other || (multiple && left.equals(heaps.become(least, rest)));
    }

    private long most(TwoHeaps heaps) {
        long least = heaps.lesser();
        return least == 0 ? 0 : toZero ? heaps.greater() / least : (heaps.greater() - 1) / least;
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        return toZero
                ? List.of(
                        Claim.outcomes(GOLDEN, Convention.NORMAL, Euclid::lost),
                        Claim.winningReplies(GOLDEN, this::toLost),
                        Claim.outcomes(LAST, Convention.MISERE, heaps -> heaps.lesser() > 0 && value(heaps) == 0))
                : List.of(
                        Claim.values(VALUE, Euclid::value),
                        Claim.replies(VALUE, this::replies),
                        Claim.outcomes(MISERE, Convention.MISERE, heaps -> value(heaps) == (forced(heaps) ? 1 : 0)));
    }

    /** Returns the value: with b = qa + r the fraction part of b/a less a/b is negative exactly if rb &lt; a². */
    private static long value(TwoHeaps heaps) {
        long a = heaps.lesser();
        long b = heaps.greater();
        BigInteger rest = BigInteger.valueOf(b % a).multiply(BigInteger.valueOf(b));
        return b / a - (rest.compareTo(BigInteger.valueOf(a).pow(2)) < 0 ? 1 : 0);
    }

    /** Returns whether every quotient is 1 except the last, which is 2: then each state has one move. */
    private static boolean forced(TwoHeaps heaps) {
        long a = heaps.lesser();
        long b = heaps.greater();
        while (a < b) {
            if (b / a > 2 || (b / a == 2 && b % a != 0)) {
                return false;
            }
            long left = b - a;
            b = Math.max(a, left);
            a = Math.min(a, left);
        }
        return true;
    }

    /** Taking a fewer than q times leaves a value that is q − t or one less; q times leaves the remainder. */
    private Stream<Position> replies(TwoHeaps heaps, long wanted) {
        long most = most(heaps);
        return LongStream.of(
                        heaps.greater() / heaps.lesser() - wanted - 1, heaps.greater() / heaps.lesser() - wanted, most)
                .filter(times -> times >= 1 && times <= most)
                .distinct()
                .mapToObj(times -> taken(heaps, times))
                .filter(left -> value(left) == wanted)
                .map(this::at);
    }

    private static boolean lost(TwoHeaps heaps) {
        BigInteger a = BigInteger.valueOf(heaps.lesser());
        BigInteger b = BigInteger.valueOf(heaps.greater());
        boolean below = b.multiply(b).compareTo(a.multiply(b.add(a))) < 0;
        return a.signum() == 0 || (below && !a.equals(b));
    }

    private Stream<Position> toLost(TwoHeaps heaps) {
        long most = most(heaps);
        Stream<TwoHeaps> taken =
                LongStream.rangeClosed(Math.max(1, most - 1), most).mapToObj(times -> taken(heaps, times));
        Stream<TwoHeaps> other = heaps.first() == heaps.second() && most > 0
                ? Stream.of(new TwoHeaps(0, heaps.first()))
                : Stream.empty();
        return Stream.concat(taken, other).filter(Euclid::lost).map(this::at);
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(toZero ? 0 : 1, 30, TwoHeaps::new);
    }

    @Override
    public void requireState(TwoHeaps heaps) {
        Require.pair(this, heaps, toZero ? 0 : 1);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.notation().checked(this::requireState).leaving(this::leaves);
    }

    @Override
    public String name() {
        return toZero ? "euclid-to-zero" : "euclid";
    }
}
