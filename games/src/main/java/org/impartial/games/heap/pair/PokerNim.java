package org.impartial.games.heap.pair;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;

/**
 * A heap of chips and a reserve: a move takes chips from the heap, into the reserve or out of play, or adds chips from
 * the reserve to the heap. The player with a winning reply takes added chips out of play again, so adding never helps,
 * and the value of a heap is its size as in Nim [WW, ch. 3], although play may repeat positions.
 *
 * <p>A heap h with a reserve r has 2h + r options. Example: {@code poker-nim 5 3}.
 */
final class PokerNim extends PlainGame<TwoHeaps> {
    private static final Basis VALUE =
            Basis.proved("the value of a heap is its size: adding chips is reversible", "WW");
    static final GameFamily FAMILY = Cards.family("poker-nim", new PokerNim());

    @Override
    public void options(TwoHeaps chips, Options<TwoHeaps> out) {
        out.expect(chips.first());
        for (long left = 0; left < chips.first(); left++) {
            out.to(new TwoHeaps(left, chips.second()));
            out.to(new TwoHeaps(left, chips.second() + (chips.first() - left)));
        }
        HeapSets.lower(chips.second(), left -> new TwoHeaps(chips.first() + (chips.second() - left), left), out);
    }

    @Override
    public boolean loopy() {
        return true;
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        return List.of(
                Claim.values(VALUE, TwoHeaps::first),
                Claim.outcomes(VALUE, Convention.NORMAL, chips -> chips.first() == 0),
                Claim.winningReplies(
                        VALUE,
                        chips -> chips.first() == 0
                                ? Stream.empty()
                                : Stream.of(
                                                new TwoHeaps(0, chips.second()),
                                                new TwoHeaps(0, chips.first() + chips.second()))
                                        .map(this::at)));
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return LongStream.rangeClosed(0, 3).mapToObj(heap -> new TwoHeaps(heap, 3 - heap));
    }

    @Override
    public void requireState(TwoHeaps chips) {
        Require.present(this, chips);
        if (chips.lesser() < 0 || chips.first() > (1L << 62) - chips.second()) {
            throw new NotationException("the chips of poker-nim are from 0 to 2^62 in all, not " + chips.first()
                    + " and " + chips.second());
        }
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.notation().checked(this::requireState).leaving(PokerNim::leaves);
    }

    /** Chips of the heap go out of play or into the reserve, and those of the reserve to the heap. */
    private static boolean leaves(TwoHeaps chips, TwoHeaps left) {
        long first = chips.first() - left.first();
        long second = chips.second() - left.second();
        return (first > 0 && second == 0) || (first > 0 && second == -first) || (second > 0 && first == -second);
    }
}
