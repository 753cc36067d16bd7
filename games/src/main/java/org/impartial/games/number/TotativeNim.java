package org.impartial.games.number;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;

/**
 * A move takes a lesser number coprime to the heap. The value is the index of the least prime factor [Iannucci-Larsson
 * 2021], to which the remaining heap is coprime too.
 */
final class TotativeNim extends PlainGame<Long> implements ArithmeticGame {
    private static final Basis VALUE =
            Basis.proved("G(n) = index of the least prime factor of n, G(1) = 0", "Iannucci-Larsson 2021");
    private static final Basis ONE =
            Basis.proved("P iff n is at most 1; the winning move leaves 1", "Iannucci-Larsson 2021");
    static final GameFamily FAMILY = Cards.heap("totative-nim", new TotativeNim());

    @Override
    public void taken(long heap, Runnable tick, LongConsumer out) {
        for (long taken = 1; taken < heap; taken++) {
            tick.run();
            if (LongMath.gcd(taken, heap) == 1) {
                out.accept(taken);
            }
        }
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(
                new Claim.Values<>(VALUE, n -> n < 2 || Primes.leastFactor(n).isPresent(), TotativeNim::value),
                Claim.outcomes(ONE, Convention.NORMAL, n -> n < 2),
                Claim.derived(VALUE, parts -> Claim.replies(VALUE, (heap, wanted) -> replies(heap, wanted, parts))));
    }

    private static long value(long n) {
        return n < 2 ? 0 : Primes.leastFactor(n).orElseThrow();
    }

    /** Returns the multiples of the prime of an index that have no smaller prime factor and are coprime to the heap. */
    private Stream<Position> replies(long heap, long wanted, Parts parts) {
        if (wanted == 0) {
            return heap < 2 ? Stream.empty() : Stream.of(at(1));
        }
        if (wanted >= heap) {
            return Stream.empty();
        }
        if (wanted > Primes.count()) {
            throw new BeyondRangeException("totative-nim finds options of values up to " + Primes.count() + ", not "
                    + wanted + "; add a smaller heap to " + heap);
        }
        long prime = Primes.prime((int) wanted);
        return LongStream.rangeClosed(1, (heap - 1) / prime)
                .map(times -> times * prime)
                .peek(left -> parts.tick())
                .filter(left -> LongMath.gcd(left, heap) == 1 && value(left) == wanted)
                .mapToObj(this::at);
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.TAKEN.reading((heap, move) -> Optional.of(move.asLong("the beans taken", 1, heap))
                .filter(taken -> taken < heap && LongMath.gcd(taken, heap) == 1)
                .map(taken -> heap - taken));
    }
}
