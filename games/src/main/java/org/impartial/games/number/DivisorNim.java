package org.impartial.games.number;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapGame.HeapNotation;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.games.cards.Cards;

/**
 * A move takes a divisor of the heap: any one, or a proper one. With v2(n) for how often 2 divides n, the values are v2(n) + 1
 * and v2(n) [Iannucci-Larsson 2021]: taking a divisor with fewer factors of 2 leaves just as many, and taking one with at
 * least as many leaves more, or nothing.
 *
 * <p>Options of n: its divisors, found by factoring n. Example: {@code divisor-nim 12}.
 *
 * @param proper whether the whole heap may not be taken
 */
record DivisorNim(boolean proper) implements HeapGame {
    private static final String MOVE = "number taken, or [heap index, number taken]";

    /** Any divisor. */
    static final GameFamily FAMILY = Cards.family("divisor-nim", HeapFormat.loneOrLists(new DivisorNim(false)));

    /** A proper divisor. */
    static final GameFamily PROPER = Cards.family("proper-divisor-nim", HeapFormat.loneOrLists(new DivisorNim(true)));

    @Override
    public void options(int heap, HeapOptions out) {
        for (long divisor : Factors.divisors(heap, out::tick)) {
            if (!proper || divisor < heap) {
                out.to((int) (heap - divisor));
            }
        }
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        for (long divisor : Factors.divisors(heap, out::tick)) {
            if (!proper || divisor < heap) {
                out.to(heap - divisor);
            }
        }
    }

    @Override
    public List<Claim<Long>> claims() {
        Basis basis =
                Basis.proved(proper ? "G(n) = v2(n) for n > 0" : "G(n) = v2(n) + 1 for n > 0", "Iannucci-Larsson 2021");
        return List.of(Claim.values(basis, n -> n == 0 ? 0 : Long.numberOfTrailingZeros(n) + (proper ? 0 : 1)));
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 80).boxed();
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.TAKEN;
    }

    @Override
    public String name() {
        return proper ? "proper-divisor-nim" : "divisor-nim";
    }
}
