package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;

/**
 * For each coin the sets of coins that may be turned with it as the rightmost one, which must show heads [Ferguson].
 */
sealed interface TurningSet permits UpTo, Run, Block, Pairs, Companions, Symmetric, Listed {
    long first();

    /** Returns the sets of coins that may be turned together with a rightmost coin, each with that coin, lazily. */
    Stream<Coins> turns(long rightmost);

    /** Returns the number of sets that {@link #turns} gives, {@link Long#MAX_VALUE} for at least that many. */
    long count(long rightmost);

    /**
     * Tests whether {@link #turns} gives some coins; throws a {@link BeyondRangeException} if it gives too many to
     * list.
     */
    default boolean holds(Coins turn) {
        long rightmost = turn.greatest();
        if (count(rightmost) > Options.MOST) {
            throw new BeyondRangeException("the coin " + rightmost + " has too many moves to list them");
        }
        return turns(rightmost).anyMatch(turn::equals);
    }

    /** Returns the size of the largest set that {@link #turns} gives, or more. */
    long widest(long rightmost);

    /** {@return the closed form of the values of single heads, or empty if values are computed} */
    default Optional<HeadTheory> closedForm() {
        return Optional.empty();
    }

    /** Returns the size of the heap that has the value of a head; negative for a head that cannot move. */
    default long heap(long label) {
        return label - first();
    }

    default long label(long heap) {
        return heap + first();
    }

    default void headOptions(int heap, HeapOptions out) {
        long head = label(heap);
        turns(head)
                .forEach(turn -> out.to(turn.labels()
                        .filter(label -> label != head)
                        .mapToInt(label -> (int) heap(label))
                        .filter(part -> part >= 0)
                        .toArray()));
    }

    default Optional<HeapCode> headCode() {
        return Optional.empty();
    }

    default Basis headBasis() {
        return PartTheory.MEX;
    }

    default HeadTheory theory(Parts parts) {
        return closedForm().orElseGet(() -> new PartTheory(new HeadGame(this), parts));
    }

    record PartTheory(HeadGame game, Parts parts) implements HeadTheory {
        /** The theorems that hold in every coin-turning game. */
        static final Basis MEX =
                Basis.proved("heads add; the value of a single head is the mex over its moves", "Ferguson");

        @Override
        public Basis basis() {
            return game.set().headBasis();
        }

        @Override
        public boolean covers(long label) {
            return game.set().heap(label) <= Integer.MAX_VALUE;
        }

        @Override
        public long value(long label) {
            long heap = game.set().heap(label);
            return heap < 0 ? 0 : parts.grundy(game.at(heap));
        }

        @Override
        public Stream<Coins> turns(long rightmost, long worth) {
            return game.set().turns(rightmost).filter(turn -> value(turn) == worth);
        }
    }
}
