package org.impartial.games.number;

import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;

/**
 * Mark: a move leads from n to n − 1 or to half of n, rounded down. A number above 0 is P if and only if its exponent
 * of 2 is odd [Fraenkel 2011]. Every other number has exactly one option that is not P, so its value, 1 or 2, is 3
 * minus the value of that option; this takes some three steps for each binary digit.
 *
 * <p>There are at most 2 options. Example: {@code mark 21}.
 */
final class Mark extends PlainGame<Long> implements HeapGame {
    private static final Basis VALUE = Basis.proved(
            "G(n) = 0 iff n = 0 or 2 divides n an odd number of times; else 3 - G of the one option that is not P, and G(1)"
                    + " = 1",
            "Fraenkel 2011");
    static final GameFamily FAMILY = Cards.heap("mark", new Mark());

    @Override
    public void options(int n, HeapOptions out) {
        if (n > 0) {
            out.to(n - 1);
        }
        if (n > 2) {
            out.to(n / 2);
        }
    }

    @Override
    public void farOptions(long n, Options<Long> out) {
        if (n > 0) {
            out.to(n - 1);
        }
        if (n > 2) {
            out.to(n / 2);
        }
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(Claim.values(VALUE, Mark::value));
    }

    private static long value(long n) {
        if (isLost(n)) {
            return 0;
        }
        long value = 1;
        for (long at = n; at > 1; at = at % 2 == 0 || isLost(at / 2) ? at - 1 : at / 2) {
            value = 3 - value;
        }
        return value;
    }

    private static boolean isLost(long n) {
        return n == 0 || Long.numberOfTrailingZeros(n) % 2 == 1;
    }
}
