package org.impartial.games.heap.pair;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.SmallWorlds;

/**
 * Two heaps, and a move takes one bean from one of them or one from each. The value depends on whether the smaller and the
 * greater heap are even: even and even 0, even and odd 1, odd and odd 2, odd and even 3 [Gurvich-Ho 2015b].
 *
 * <p>There are at most 3 options. Example: {@code slow-nim 3 8}.
 */
final class SlowNim extends PlainGame<TwoHeaps> implements PairGame {
    private static final Basis PARITY = Basis.proved(
            "G = 0, 1, 2, 3 for the lesser and greater heap even-even, even-odd, odd-odd, odd-even",
            "Gurvich-Ho 2015b");
    static final GameFamily FAMILY = Cards.family("slow-nim", new SlowNim());

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        if (heaps.first() > 0) {
            out.to(new TwoHeaps(heaps.first() - 1, heaps.second()));
        }
        if (heaps.second() > 0) {
            out.to(new TwoHeaps(heaps.first(), heaps.second() - 1));
        }
        if (heaps.lesser() > 0) {
            out.to(new TwoHeaps(heaps.first() - 1, heaps.second() - 1));
        }
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        return List.of(Claim.values(PARITY, SlowNim::value));
    }

    private static long value(TwoHeaps heaps) {
        boolean odd = heaps.greater() % 2 == 1;
        return heaps.lesser() % 2 == 0 ? odd ? 1 : 0 : odd ? 2 : 3;
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(0, 11, TwoHeaps::new);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.taking((heaps, taken) -> taken.greater() == 1);
    }
}
