package org.impartial.games.heap.pair;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Two heaps: a move deletes one of them and splits the other into two. Either one bean is taken first and the parts may
 * be empty, or nothing is taken and they may not. In terms of the sizes minus the least size of a part, both are the
 * same game: G(x, y) = v2((x or y) + 1), the number of trailing ones of x or y in binary [Abuku-Suetsugu 2021].
 *
 * <p>A pair (x, y) has about (x + y) / 2 options. Example: {@code delete-nim 7 12}.
 *
 * @param leastPart the least size of a part, 0 or 1; a part of 0 needs a bean taken first
 */
record DeleteNim(int leastPart) implements PairGame {
    static final GameFamily FAMILY = Cards.family("delete-nim", new DeleteNim(0));
    static final GameFamily VECTOR = Cards.family("vector-delete-nim", new DeleteNim(1));

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        split(heaps.first(), out);
        if (heaps.first() != heaps.second()) {
            split(heaps.second(), out);
        }
    }

    private boolean leaves(TwoHeaps heaps, TwoHeaps left) {
        return left.first() >= leastPart
                && left.first() <= left.second()
                && (sums(left, heaps.first()) || sums(left, heaps.second()));
    }

    private boolean sums(TwoHeaps left, long heap) {
        return left.second() == (leastPart == 0 ? heap - 1 : heap) - left.first();
    }

    private void split(long heap, Options<TwoHeaps> out) {
        long parts = leastPart == 0 ? heap - 1 : heap;
        out.expect(Math.max(0, parts / 2 - leastPart));
        for (long part = leastPart; part <= parts - part; part++) {
            out.to(new TwoHeaps(part, parts - part));
        }
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        Basis basis = leastPart == 0
                ? Basis.proved("G(x, y) = v2((x or y) + 1)", "Abuku-Suetsugu 2021")
                : Basis.proved("G(x, y) = v2(((x - 1) or (y - 1)) + 1)", "Abuku-Suetsugu 2021");
        return List.of(Claim.values(basis, this::value), Claim.replies(basis, this::replies));
    }

    /** Returns the value; 63 ones make 2^63, whose word ends in 63 zeros. */
    private long value(TwoHeaps heaps) {
        return Long.numberOfTrailingZeros(((heaps.first() - leastPart) | (heaps.second() - leastPart)) + 1);
    }

    private Stream<Position> replies(TwoHeaps heaps, long wanted) {
        LongStream heap = heaps.first() == heaps.second()
                ? LongStream.of(heaps.first())
                : LongStream.of(heaps.first(), heaps.second());
        return wanted > 62
                ? Stream.empty()
                : Lazily.flatMap(heap, whole -> splits(whole - 1 - leastPart, (int) wanted))
                        .map(parts -> at(new TwoHeaps(parts.first() + leastPart, parts.second() + leastPart)));
    }

    /**
     * Returns the pairs u ≤ v of a sum for which u or v has some trailing ones and then a zero. Both have 0 above the
     * lowest bits, so their sum s is that of all ones and of the bits that both have; the bits above are free.
     */
    private static Stream<TwoHeaps> splits(long sum, int ones) {
        if (sum < 0) {
            return Stream.empty();
        }
        long all = (1L << ones) - 1;
        long lower = sum & ((all << 1) | 1);
        long both = lower - all;
        if (both < 0 || both > all) {
            return Stream.empty();
        }
        long free = all & ~both;
        long greatest = (sum >>> 1) >>> ones;
        Stream<Long> uppers = LongStream.rangeClosed(0, greatest / 2).boxed();
        return Lazily.flatMap(uppers, upper -> subsets(free).map(own -> ((upper << 1) << ones) | both | own))
                .filter(u -> u <= sum - u)
                .map(u -> new TwoHeaps(u, sum - u));
    }

    private static Stream<Long> subsets(long set) {
        return Stream.iterate(0L, s -> s >= 0, s -> s == set ? -1 : (s - set) & set);
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(leastPart, 40, TwoHeaps::new);
    }

    @Override
    public void requireState(TwoHeaps heaps) {
        Require.pair(this, heaps, leastPart);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.notation().checked(this::requireState).leaving(this::leaves);
    }

    @Override
    public String name() {
        return leastPart == 0 ? "delete-nim" : "vector-delete-nim";
    }
}
