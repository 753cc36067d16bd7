package org.impartial.games.heap;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Staircase Nim: coins on places, and a move lowers one or more coins from one place to a lower one. A state is the
 * list of the coins on the places from 1. A place can gain more coins than a {@code long} holds, so states are exact
 * integers without bound. The Grundy value is the XOR of the odd places [Ferguson]; {@code options} costs one state for
 * each coin. Example: {@code staircase-nim 2 1 3 2 4}.
 *
 * @param stairs where coins may go
 */
record StaircaseNim(Stairs stairs) implements ImpartialGame<List<BigInteger>> {
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);
    static final GameFamily FAMILY = Cards.family("staircase-nim", new StaircaseNim(Stairs.STAIRS));
    static final GameFamily BOXES = Cards.family("boxes", new StaircaseNim(Stairs.BOXES));

    @Override
    public void options(List<BigInteger> coins, Options<List<BigInteger>> out) {
        for (int from = 1; from <= coins.size(); from++) {
            BigInteger held = coins.get(from - 1);
            for (int to : stairs.below(from).toArray()) {
                out.expect(saturated(held));
                for (long count = 1; count <= saturated(held); count++) {
                    out.to(moved(coins, new Staircase.Slide(from, to, count)));
                }
            }
        }
    }

    @Override
    public String name() {
        return stairs.game;
    }

    @Override
    public List<Claim<List<BigInteger>>> claims() {
        Basis basis = Staircase.basis("the " + stairs.counting);
        return List.of(
                new Claim.Worth<>(
                        basis,
                        this::covers,
                        coins -> theory(coins).heaps(),
                        false,
                        (coins, move) -> slid(coins, theory(coins).slide(move))),
                new Claim.Replies<>(
                        basis,
                        Convention.NORMAL,
                        true,
                        this::covers,
                        false,
                        (coins, wanted) -> theory(coins).slides(wanted).map(slide -> slid(coins, slide))));
    }

    /** Returns whether the numbers on the places that count fit in a {@code long}. */
    private boolean covers(List<BigInteger> coins) {
        return IntStream.rangeClosed(1, coins.size())
                .allMatch(place -> !stairs.odd(place) || coins.get(place - 1).compareTo(MOST) <= 0);
    }

    private Position slid(List<BigInteger> coins, Staircase.Slide slide) {
        return Component.byRules(this, moved(coins, slide));
    }

    private Staircase theory(List<BigInteger> coins) {
        return new Staircase(
                stairs, coins.stream().mapToLong(StaircaseNim::saturated).toArray());
    }

    private static long saturated(BigInteger coins) {
        return coins.min(MOST).longValueExact();
    }

    private static List<BigInteger> moved(List<BigInteger> coins, Staircase.Slide slide) {
        List<BigInteger> next = new ArrayList<>(coins);
        BigInteger count = BigInteger.valueOf(slide.count());
        next.set(slide.from() - 1, coins.get(slide.from() - 1).subtract(count));
        if (slide.to() > 0) {
            next.set(slide.to() - 1, coins.get(slide.to() - 1).add(count));
        }
        return List.copyOf(next);
    }

    @Override
    public void requireState(List<BigInteger> coins) {
        Require.present(this, coins);
        for (int place = 0; place < coins.size(); place++) {
            BigInteger count = coins.get(place);
            if (count == null || count.signum() < 0) {
                throw new NotationException(
                        "place " + (place + 1) + " of " + name() + " holds 0 coins or more, not " + count);
            }
        }
    }

    @Override
    public Stream<List<BigInteger>> smallStates() {
        Stream<long[]> small = stairs == Stairs.STAIRS
                ? Stream.concat(SmallWorlds.bounded(3, 2), SmallWorlds.bounded(5, 1))
                : Stream.concat(SmallWorlds.bounded(6, 1), Stream.of(new long[] {0, 2, 1, 0, 1, 0, 1, 0, 2}));
        return small.map(StaircaseNim::of);
    }

    static List<BigInteger> of(long... coins) {
        return Arrays.stream(coins).mapToObj(BigInteger::valueOf).toList();
    }

    @Override
    public Notation<List<BigInteger>> notation() {
        return Notation.of(datum -> of(datum.asLongs(stairs.place, 0)), StaircaseNim::write)
                .moves(this::move)
                .reading(this::left);
    }

    @Override
    public List<Exhibit> exhibits(List<BigInteger> coins) {
        return List.of(theory(coins).exhibit());
    }

    /** Writes coins. Numbers up to 2^63 − 1 are read; play may collect greater ones, which are written but not read. */
    private static Datum write(List<BigInteger> coins) {
        return Datum.list(coins.stream()
                .map(c -> c.bitLength() < Long.SIZE ? Datum.of(c.longValueExact()) : new Datum.Big(c))
                .toList());
    }

    private Datum move(List<BigInteger> before, List<BigInteger> left) {
        int from = 0;
        int to = 0;
        for (int i = 0; i < before.size(); i++) {
            int change = before.get(i).compareTo(left.get(i));
            from = change > 0 ? i + 1 : from;
            to = change < 0 ? i + 1 : to;
        }
        long count = before.get(from - 1).subtract(left.get(from - 1)).longValueExact();
        return stairs == Stairs.BOXES ? Datum.of(from, to, count) : Datum.of(from, count);
    }

    private Optional<List<BigInteger>> left(List<BigInteger> coins, Datum move) {
        long[] form = move.asLongs("place or number of coins", 0);
        boolean boxes = stairs == Stairs.BOXES;
        if (form.length != (boxes ? 3 : 2) || form[0] < 1 || form[0] > coins.size()) {
            return Optional.empty();
        }
        int from = (int) form[0];
        long count = form[form.length - 1];
        long to = boxes ? form[1] : from - 1L;
        return stairs.below(from).anyMatch(place -> place == to)
                        && count > 0
                        && BigInteger.valueOf(count).compareTo(coins.get(from - 1)) <= 0
                ? Optional.of(moved(coins, new Staircase.Slide(from, (int) to, count)))
                : Optional.empty();
    }
}
