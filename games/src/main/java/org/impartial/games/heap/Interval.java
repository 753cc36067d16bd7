package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * The subtraction game of an interval: a move takes from {@code least} to {@code most} beans. With p = least + most,
 * G(n) = floor((n mod p) / least).
 *
 * <p>By induction: let n mod p = q·least + s with 0 ≤ s &lt; least. Some options have the residues from (n mod p) −
 * least down to one below {@code least}, with all values from 0 to q − 1. The others have residues of at least (n mod
 * p) + least, with values above q. So the mex is q.
 *
 * <pre>{@code
 * new Interval(2, 3).grundy(4);              // 2
 * new Interval(2, 3).grundy(1_000_000_009);  // 2
 * }</pre>
 *
 * @param least the least number of beans that a move takes, at least 1
 * @param most the greatest number, at least {@code least}; {@link Long#MAX_VALUE} for no bound
 */
public record Interval(long least, long most) implements TakingGame {
    private static final Basis VALUE = Basis.proved("G(n) = floor((n mod (l + r)) / l)", "WW");
    static final Basis PET =
            Basis.proved("subtraction games are pet: misère play follows the rule of misère Nim", "Gurvich-Ho 2015");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.heap(
            "interval",
            params -> new Interval(
                    params.get("l").asLong("l", 1),
                    params.get("r").asLong("r", params.get("l").asLong("l"))),
            "l=2,r=3 l=3,r=3 l=3,r=11 l=1,r=4");

    /**
     * Checks the parameters of the game.
     *
     * @param least the least number of beans that a move takes, at least 1
     * @param most the greatest number, at least {@code least}; {@link Long#MAX_VALUE} for no bound
     * @throws NotationException if it is out of range
     */
    public Interval {
        if (least < 1 || most < least) {
            throw new NotationException("an interval l..r needs 1 <= l <= r, not " + least + ".." + most);
        }
    }

    @Override
    public SubtractionSet subtractionSet() {
        return new SubtractionSet.Interval(least, most);
    }

    @Override
    public List<Claim<Long>> claims() {
        return claims(this, VALUE);
    }

    /** Returns the claims of a game with the same moves as this one, stated in the terms of that game. */
    List<Claim<Long>> claims(HeapGame game, Basis value) {
        List<Claim<Long>> claims = new ArrayList<>(List.of(
                Claim.values(value, this::grundy),
                Claim.replies(
                        value, (heap, wanted) -> optionsWorth(wanted, heap).mapToObj(game::at)),
                Claim.pet(PET)));
        if (most == Long.MAX_VALUE) {
            claims.add(new Claim.Periodic<>(value, 0, least, 1));
        } else if (most <= Long.MAX_VALUE - least) {
            claims.add(new Claim.Periodic<>(value, 0, least + most, 0));
        }
        return List.copyOf(claims);
    }

    /**
     * {@return the Grundy value, exact for every {@code long}: floor((heap mod (least + most)) / least)}
     *
     * @param heap the heap size, 0 or more
     */
    public long grundy(long heap) {
        requireState(heap);
        return (heap - least < most ? heap : heap % (least + most)) / least;
    }

    /**
     * Returns the options of one Grundy value. Their residues are consecutive, so a window as wide as the moves meets
     * at most two such runs, and only these are searched.
     *
     * @param wanted the value, 0 or more
     * @param heap the heap size, 0 or more
     * @return the heaps that are left, descending and lazily
     */
    public LongStream optionsWorth(long wanted, long heap) {
        requireState(heap);
        if (wanted < 0) {
            throw new NotationException("a Grundy value is a number from 0 on, not " + wanted);
        }
        long top = heap - least;
        if (top < 0 || wanted > top / least) {
            return LongStream.empty();
        }
        long start = wanted * least;
        long length = wanted == 0 ? least : Math.min(least, most - (start - least));
        long base = top - least < most ? 0 : top - top % (least + most);
        long bottom = Math.max(0, heap - most);
        LongStream upper = row(base, start, length, bottom, top);
        return base == 0 ? upper : LongStream.concat(upper, row(base - least - most, start, length, bottom, top));
    }

    /** Returns the {@code length} numbers from base + start on that lie between bottom and top, descending. */
    private static LongStream row(long base, long start, long length, long bottom, long top) {
        long room = top - base - start;
        long first = Math.max(bottom, base + start);
        long last = base + start + Math.min(length - 1, room);
        return room < 0
                ? LongStream.empty()
                : LongStream.rangeClosed(first, last).map(i -> last - (i - first));
    }

    @Override
    public String name() {
        return "interval[l=" + least + ",r=" + most + "]";
    }
}
