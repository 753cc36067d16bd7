package org.impartial.games.heap.pair;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.SmallWorlds;

/**
 * Cyclic Nimhoff: two heaps, a move takes any number from one of them, or fewer than h in all from both. G(x, y) = ((x + y)
 * mod h) + h (floor(x/h) ^ floor(y/h)) [Fraenkel-Lorberbom 1991].
 *
 * <p>A pair (x, y) has x + y options, and at most (h − 1)(h − 2)/2 more. Example: {@code cyclic-nimhoff[h=3] 7 11}.
 *
 */
record CyclicNimhoff(long h) implements PairGame, PlaneGame {
    private static final int MOST_LINES = 100;
    private static final Basis VALUE =
            Basis.proved("G(x, y) = ((x + y) mod h) + h (floor(x/h) ^ floor(y/h))", "Fraenkel-Lorberbom 1991");
    static final GameFamily FAMILY = Cards.games(
            "cyclic-nimhoff", params -> new CyclicNimhoff(params.get("h").asLong("h", 1)), "h=1 h=3 h=4 h=5");

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        HeapSets.lower(heaps.first(), left -> new TwoHeaps(left, heaps.second()), out);
        HeapSets.lower(heaps.second(), left -> new TwoHeaps(heaps.first(), left), out);
        for (long dx = 1; dx <= heaps.first() && dx < h - 1; dx++) {
            for (long dy = 1; dy <= heaps.second() && dy < h - dx; dy++) {
                out.to(new TwoHeaps(heaps.first() - dx, heaps.second() - dy));
            }
        }
    }

    @Override
    public LineMoves lineMoves() {
        if (h > MOST_LINES) {
            throw new BeyondRangeException(
                    "a bound of " + h + " makes more moves of both heaps than a table takes, at most " + MOST_LINES
                            + "; solve single positions instead");
        }
        return LineMoves.nimhoff((int) h);
    }

    @Override
    public String name() {
        return "cyclic-nimhoff[h=" + h + "]";
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        return List.of(
                new Claim.Values<>(VALUE, heaps -> blocks(heaps) <= (Long.MAX_VALUE - rest(heaps)) / h, this::value),
                Claim.outcomes(VALUE, Convention.NORMAL, heaps -> blocks(heaps) == 0 && rest(heaps) == 0),
                Claim.replies(VALUE, this::replies));
    }

    private long value(TwoHeaps heaps) {
        return rest(heaps) + h * blocks(heaps);
    }

    private long blocks(TwoHeaps heaps) {
        return (heaps.first() / h) ^ (heaps.second() / h);
    }

    private long rest(TwoHeaps heaps) {
        long first = heaps.first() % h;
        long second = heaps.second() % h;
        return first < h - second ? first + second : first - (h - second);
    }

    private long minus(long a, long b) {
        return a >= b ? a - b : a + (h - b);
    }

    private Stream<Position> replies(TwoHeaps heaps, long wanted) {
        long first = partner(heaps.second(), wanted);
        long second = partner(heaps.first(), wanted);
        Stream<TwoHeaps> rook = Stream.concat(
                first < heaps.first() ? Stream.of(new TwoHeaps(first, heaps.second())) : Stream.empty(),
                second < heaps.second() ? Stream.of(new TwoHeaps(heaps.first(), second)) : Stream.empty());
        long taken = minus(rest(heaps), wanted % h);
        Stream<TwoHeaps> king = Lazily.flatMap(Stream.of(true, false), same -> shares(heaps, taken, same, wanted / h));
        return Stream.concat(rook, king).map(this::at);
    }

    /** Returns the heap that with another has the given value; beyond a long, a number greater than all heaps. */
    private long partner(long other, long wanted) {
        long block = (other / h) ^ (wanted / h);
        long rest = minus(wanted % h, other % h);
        return block > (Long.MAX_VALUE - rest) / h ? Long.MAX_VALUE : block * h + rest;
    }

    /**
     * Returns the ways to take some beans from both heaps, with the first staying in its block or not, for a XOR of
     * blocks.
     */
    private Stream<TwoHeaps> shares(TwoHeaps heaps, long taken, boolean same, long wanted) {
        long inFirst = heaps.first() % h;
        long inSecond = heaps.second() % h;
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
        return (heaps.first() / h - (firstStays ? 0 : 1)) ^ (heaps.second() / h - (secondStays ? 0 : 1));
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(0, 17, TwoHeaps::new);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.taking((heaps, taken) ->
                taken.oneIsEmpty() || (taken.lesser() > 0 && taken.first() < h && taken.second() < h - taken.first()));
    }
}
