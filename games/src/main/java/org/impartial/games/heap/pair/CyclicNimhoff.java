package org.impartial.games.heap.pair;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.SmallWorlds;

/**
 * Cyclic Nimhoff: a move takes any number from one of two heaps, or fewer than h in all from both. G(x, y) = ((x + y)
 * mod h) + h (floor(x/h) ^ floor(y/h)) [Fraenkel-Lorberbom 1991].
 */
record CyclicNimhoff(long bound) implements ImpartialGame<TwoHeaps>, PlaneGame {
    private static final int MOST_LINES = 100;

    private static final Basis VALUE =
            Basis.proved("G(x, y) = ((x + y) mod h) + h (floor(x/h) ^ floor(y/h))", "Fraenkel-Lorberbom 1991");

    static final GameFamily FAMILY = Cards.family(
            "cyclic-nimhoff",
            params -> PositionFormat.of(new CyclicNimhoff(params.get("h").asLong("h", 1))),
            Cards.each("h", 1, 3, 4, 5));

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        out.expect(heaps.first());
        for (long left = 0; left < heaps.first(); left++) {
            out.to(new TwoHeaps(left, heaps.second()));
        }
        out.expect(heaps.second());
        for (long left = 0; left < heaps.second(); left++) {
            out.to(new TwoHeaps(heaps.first(), left));
        }
        for (long dx = 1; dx <= heaps.first() && dx < bound - 1; dx++) {
            for (long dy = 1; dy <= heaps.second() && dy < bound - dx; dy++) {
                out.to(new TwoHeaps(heaps.first() - dx, heaps.second() - dy));
            }
        }
    }

    @Override
    public LineMoves lineMoves() {
        if (bound > MOST_LINES) {
            throw new BeyondRangeException(
                    "a bound of " + bound + " makes more moves of both heaps than a table takes, at most " + MOST_LINES
                            + "; solve single positions instead");
        }
        return LineMoves.nimhoff((int) bound);
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        return List.of(
                new Claim.Values<>(
                        VALUE, heaps -> blocks(heaps) <= (Long.MAX_VALUE - rest(heaps)) / bound, this::value),
                Claim.outcomes(VALUE, Convention.NORMAL, heaps -> blocks(heaps) == 0 && rest(heaps) == 0),
                Claim.replies(VALUE, this::replies));
    }

    private long value(TwoHeaps heaps) {
        return rest(heaps) + bound * blocks(heaps);
    }

    private long blocks(TwoHeaps heaps) {
        return (heaps.first() / bound) ^ (heaps.second() / bound);
    }

    private long rest(TwoHeaps heaps) {
        return plus(heaps.first() % bound, heaps.second() % bound);
    }

    private long plus(long a, long b) {
        return a < bound - b ? a + b : a - (bound - b);
    }

    private long minus(long a, long b) {
        return a >= b ? a - b : a + (bound - b);
    }

    private Stream<Position> replies(TwoHeaps heaps, long wanted) {
        long first = partner(heaps.second(), wanted);
        long second = partner(heaps.first(), wanted);
        Stream<TwoHeaps> rook = Stream.concat(
                first < heaps.first() ? Stream.of(new TwoHeaps(first, heaps.second())) : Stream.empty(),
                second < heaps.second() ? Stream.of(new TwoHeaps(heaps.first(), second)) : Stream.empty());
        long taken = minus(rest(heaps), wanted % bound);
        Stream<TwoHeaps> king =
                Lazily.flatMap(Stream.of(true, false), same -> shares(heaps, taken, same, wanted / bound));
        return Stream.concat(rook, king).map(this::at);
    }

    /** Returns the heap that with another has the given value; beyond a long, a number greater than all heaps. */
    private long partner(long other, long wanted) {
        long block = (other / bound) ^ (wanted / bound);
        long rest = minus(wanted % bound, other % bound);
        return block > (Long.MAX_VALUE - rest) / bound ? Long.MAX_VALUE : block * bound + rest;
    }

    /**
     * Returns the ways to take some beans from both heaps, with the first staying in its block or not, for a XOR of
     * blocks.
     */
    private Stream<TwoHeaps> shares(TwoHeaps heaps, long taken, boolean same, long wanted) {
        long inFirst = heaps.first() % bound;
        long inSecond = heaps.second() % bound;
        long least = same ? 1 : inFirst + 1;
        long most = Math.min(Math.min(taken - 1, heaps.first()), same ? inFirst : Long.MAX_VALUE);
        // From dx = taken - inSecond on the second heap stays in its block.
        long turn = Math.max(least, taken - inSecond);
        long lowest = Math.max(least, LongMath.saturatedSubtract(taken, heaps.second()));
        LongStream leaves = inBlocks(heaps, same, false) == wanted
                ? LongStream.range(lowest, Math.min(turn, most + 1))
                : LongStream.empty();
        LongStream stays =
                inBlocks(heaps, same, true) == wanted ? LongStream.rangeClosed(turn, most) : LongStream.empty();
        return Lazily.flatMap(Stream.of(leaves, stays), LongStream::boxed)
                .map(dx -> new TwoHeaps(heaps.first() - dx, heaps.second() - (taken - dx)));
    }

    /** Returns the XOR of the blocks after a move of fewer than h beans, which leaves a block at most once. */
    private long inBlocks(TwoHeaps heaps, boolean firstStays, boolean secondStays) {
        return (heaps.first() / bound - (firstStays ? 0 : 1)) ^ (heaps.second() / bound - (secondStays ? 0 : 1));
    }

    @Override
    public TwoHeaps canonical(TwoHeaps heaps) {
        return heaps.sorted();
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(0, 17, TwoHeaps::new);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.taking((heaps, taken) -> taken.oneIsEmpty()
                || (taken.lesser() > 0 && taken.first() < bound && taken.second() < bound - taken.first()));
    }

    @Override
    public String name() {
        return "cyclic-nimhoff[h=" + bound + "]";
    }
}
