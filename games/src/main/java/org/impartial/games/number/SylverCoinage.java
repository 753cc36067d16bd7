package org.impartial.games.number;

import com.google.common.math.LongMath;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;

/**
 * Sylver Coinage: the players name numbers, none of which may be a sum of numbers that were named before. The player
 * who has to name 1 loses, so naming 1 is not a move here. A state is the list of the named numbers without those that
 * are sums of others [WW, ch. 18]. After 2 and an odd number the position is a Nim heap; a rule is known for few other
 * positions.
 *
 * <p>The options are the numbers above 1 that are not sums, finitely many if and only if the greatest common divisor is
 * 1. Example: {@code sylver-coinage 4 5}.
 */
final class SylverCoinage extends PlainGame<List<Long>> {
    static final long GREATEST = 30_000;

    /** The greatest number that a state may hold; after numbers that can be read, no greater one can be named. */
    private static final long MOST = GREATEST * GREATEST;

    private static final Basis HEAP = Basis.proved("after 2 and an odd q: G = (q - 3) / 2", "WW");
    private static final Basis ENDER = Basis.proved(
            "if t > 1 is the greatest number left and t - n is a sum for every other number n left, the position is N",
            "WW");
    static final GameFamily FAMILY = Cards.family("sylver-coinage", new SylverCoinage());

    @Override
    public void options(List<Long> named, Options<List<Long>> out) {
        if (named.stream().reduce(0L, LongMath::gcd) != 1) {
            throw new BeyondRangeException(
                    "after " + named + " infinitely many numbers are left in sylver-coinage, since all"
                            + " have a common divisor; name more, until the greatest common divisor is 1");
        }
        long[] leasts = Sums.leasts(named);
        for (int remainder = 1; remainder < leasts.length; remainder++) {
            for (long next = remainder; next < leasts[remainder]; next += leasts.length) {
                if (next > 1) {
                    out.to(after(named, next));
                }
            }
        }
    }

    private static List<Long> after(List<Long> named, long next) {
        List<Long> more = new ArrayList<>(named);
        more.add(next);
        return Sums.generators(more);
    }

    // Strategy stealing: naming the greatest number t excludes nothing but t. If it does not win, there is a reply n
    // that wins; and n could have been named at once, since it excludes t too, by t - n and sums.
    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(
                new Claim.Outcomes<>(ENDER, Convention.NORMAL, SylverCoinage::isEnder, named -> Outcome.N),
                new Claim.Values<>(HEAP, SylverCoinage::isTwo, named -> (named.get(1) - 3) / 2),
                Claim.<List<Long>>replies(
                                HEAP,
                                (named, wanted) -> wanted < (named.get(1) - 3) / 2
                                        ? Stream.of(at(List.of(2L, 2 * wanted + 3)))
                                        : Stream.empty())
                        .where(SylverCoinage::isTwo),
                new Claim.Pet<>(HEAP, SylverCoinage::isTwo));
    }

    /** Then 0 to t are paired by t - n, and one of each pair is a sum, so that exactly half of them are left. */
    private static boolean isEnder(List<Long> named) {
        if (named.stream().reduce(0L, LongMath::gcd) != 1 || named.get(0) < 2) {
            return false;
        }
        long[] leasts = Sums.leasts(named);
        long greatest = LongStream.of(leasts).max().orElse(0) - leasts.length;
        long left = LongStream.of(leasts).map(least -> least / leasts.length).sum();
        return greatest > 1 && 2 * left == greatest + 1;
    }

    private static boolean isTwo(List<Long> named) {
        return named.size() == 2 && named.get(0) == 2;
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return Stream.of(
                List.of(2L, 15L),
                List.of(3L, 7L),
                List.of(4L, 5L),
                List.of(4L, 7L),
                List.of(5L, 6L, 7L),
                List.of(6L, 7L, 8L, 9L, 10L, 11L));
    }

    @Override
    public void requireState(List<Long> named) {
        Require.ascending(this, "numbers named", 2, named);
        boolean small = named.isEmpty() || (named.get(0) <= GREATEST && named.get(named.size() - 1) <= MOST);
        if (!small || !Sums.generators(named).equals(named)) {
            throw new NotationException("the numbers named in sylver-coinage are from 2 to " + MOST + ", one of them at"
                    + " most " + GREATEST + ", without those that are sums of others, not " + named);
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        Notation<List<Long>> numbers = Notation.longs("the number at index", 2);
        return Notation.of(datum -> Sums.generators(small(numbers.read(datum))), numbers::write)
                .moves(SylverCoinage::named);
    }

    private static List<Long> small(List<Long> named) {
        for (long number : named) {
            if (number > GREATEST) {
                throw new NotationException(
                        "the numbers of sylver-coinage are from 2 to " + GREATEST + ", not " + number);
            }
        }
        return named;
    }

    /** Returns the number that a move names; since it is not a sum of earlier numbers, it is in the list. */
    private static Datum named(List<Long> before, List<Long> after) {
        return after.stream()
                .filter(number -> !before.contains(number))
                .map(Datum::of)
                .findFirst()
                .orElseThrow();
    }
}
