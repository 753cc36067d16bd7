package org.impartial.games.number;

import java.util.List;
import java.util.function.LongConsumer;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * A move takes a divisor of the heap, or a proper one. The values are v2(n) + 1 and v2(n) [Iannucci-Larsson 2021]:
 * taking a divisor with fewer factors of 2 than n leaves exactly that many, and another leaves more, or nothing.
 */
record DivisorNim(boolean proper) implements ArithmeticGame {
    static final GameFamily FAMILY = Cards.heap("divisor-nim", new DivisorNim(false));
    static final GameFamily PROPER = Cards.heap("proper-divisor-nim", new DivisorNim(true));

    @Override
    public void taken(long heap, Runnable tick, LongConsumer out) {
        for (long divisor : Factors.divisors(heap, tick)) {
            if (!proper || divisor < heap) {
                out.accept(divisor);
            }
        }
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        taken(heap, out::tick, taken -> out.to(heap - taken));
    }

    @Override
    public List<Claim<Long>> claims() {
        Basis basis =
                Basis.proved(proper ? "G(n) = v2(n) for n > 0" : "G(n) = v2(n) + 1 for n > 0", "Iannucci-Larsson 2021");
        return List.of(Claim.values(basis, n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n) + (proper ? 0 : 1)));
    }

    @Override
    public String name() {
        return proper ? "proper-divisor-nim" : "divisor-nim";
    }
}
