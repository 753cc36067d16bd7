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
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat.HeapFormat;

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
    static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("divisor-nim", "Divisor Nim", "aliquot and all")
                    .group(GameCard.Group.WORD)
                    .rules("A heap of beans or several. A move takes a divisor of a heap from it, perhaps the whole"
                            + " heap.")
                    .theory(
                            "G(n) = v2(n) + 1 for n > 0, where v2 tells how often 2 divides n.",
                            "Iannucci-Larsson 2021")
                    .notation("n, or heap sizes", MOVE)
                    .limits("heaps up to 9223372036854775807; misère play by search")
                    .example("divisor-nim 12"),
            HeapFormat.loneOrLists(new DivisorNim(false)));

    /** A proper divisor. */
    static final GameFamily PROPER = GameFamily.of(
            GameCard.of("proper-divisor-nim", "Proper divisor Nim", "aliquot")
                    .group(GameCard.Group.WORD)
                    .rules("A heap of beans or several. A move takes a divisor of a heap from it that is less than"
                            + " the heap.")
                    .theory(
                            "G(n) = v2(n) for n > 0, where v2 tells how often 2 divides n: odd numbers are P.",
                            "Iannucci-Larsson 2021")
                    .notation("n, or heap sizes", MOVE)
                    .limits("heaps up to 9223372036854775807; misère play by search")
                    .example("proper-divisor-nim 12"),
            HeapFormat.loneOrLists(new DivisorNim(true)));

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
