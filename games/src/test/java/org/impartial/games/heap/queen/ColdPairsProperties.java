package org.impartial.games.heap.queen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.notation.NotationException;

/** Cold pairs against the formula in big integers, x = ((2 − d) k + isqrt((d² + 4) k²)) / 2 and y = x + dk. */
class ColdPairsProperties {
    private static final long MAX = Long.MAX_VALUE;
    private static final BigInteger TWO = BigInteger.TWO;

    private static BigInteger lesser(BigInteger d, BigInteger k) {
        BigInteger root =
                d.multiply(d).add(TWO.add(TWO)).multiply(k).multiply(k).sqrt();
        BigInteger doubled = TWO.subtract(d).multiply(k).add(root);
        return doubled.subtract(doubled.mod(TWO)).divide(TWO);
    }

    private static BigInteger greater(BigInteger d, BigInteger k) {
        return lesser(d, k).add(d.multiply(k));
    }

    private static boolean cold(long bound, long a, long b) {
        BigInteger d = BigInteger.valueOf(bound);
        BigInteger[] index = BigInteger.valueOf(Math.abs(a - b)).divideAndRemainder(d);
        return index[1].signum() == 0 && lesser(d, index[0]).equals(BigInteger.valueOf(Math.min(a, b)));
    }

    /** The least k whose number, which rises with k, is at least x. */
    private static BigInteger index(BigInteger x, UnaryOperator<BigInteger> number) {
        BigInteger low = BigInteger.ZERO;
        BigInteger high = x;
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).divide(TWO);
            if (number.apply(middle).compareTo(x) < 0) {
                low = middle.add(BigInteger.ONE);
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static OptionalLong partner(long bound, long number) {
        BigInteger d = BigInteger.valueOf(bound);
        BigInteger x = BigInteger.valueOf(number);
        BigInteger k = index(x, i -> lesser(d, i));
        BigInteger partner = lesser(d, k).equals(x) ? greater(d, k) : lesser(d, index(x, i -> greater(d, i)));
        return partner.bitLength() < Long.SIZE ? OptionalLong.of(partner.longValue()) : OptionalLong.empty();
    }

    @Property
    void thePairOfAnyIndex(
            @ForAll @LongRange(min = 1, max = MAX) long d, @ForAll @LongRange(min = 0, max = MAX) long seed) {
        ColdPairs cold = ColdPairs.of(d);
        long k = seed % (cold.greatestIndex() + 1);
        TwoHeaps pair = cold.pair(k);
        assertEquals(lesser(BigInteger.valueOf(d), BigInteger.valueOf(k)).longValueExact(), pair.lesser());
        assertEquals(greater(BigInteger.valueOf(d), BigInteger.valueOf(k)).longValueExact(), pair.greater());
        assertTrue(cold.cold(pair.greater(), pair.lesser()));
        assertFalse(cold.cold(pair.lesser() + 1, pair.greater()));
        assertTrue(cold.winningMoves(pair).isEmpty());
    }

    @Property
    void smallBoundsWithGreatIndices(
            @ForAll @LongRange(min = 1, max = 12) long d, @ForAll @LongRange(min = 0, max = MAX) long seed) {
        thePairOfAnyIndex(d, seed);
    }

    /** Around a cold pair, of an index that is small, large or at its end. */
    @Property
    void coldPairsAndTheirNeighbours(
            @ForAll @LongRange(min = 1, max = 5) long d,
            @ForAll @LongRange(min = 0, max = MAX) long seed,
            @ForAll @IntRange(max = 62) int shift) {
        ColdPairs cold = ColdPairs.of(d);
        long end = cold.greatestIndex();
        for (long k : new long[] {seed % (end + 1), (seed >>> shift) % (end + 1), end - (seed >>> shift) % (end + 1)}) {
            TwoHeaps pair = cold.pair(k);
            for (long x = -1; x <= 1; x++) {
                for (long y = -1; y <= 1; y++) {
                    long a = pair.lesser() + x;
                    long b = pair.greater() + y;
                    if (a >= 0 && b >= 0) {
                        assertEquals(cold(d, a, b), cold.cold(b, a), "d = " + d + ", " + a + " and " + b);
                    }
                }
            }
        }
    }

    @Property
    void coldOrHotForAnyHeaps(
            @ForAll @LongRange(min = 1, max = MAX) long d,
            @ForAll @LongRange(min = 0, max = MAX) long a,
            @ForAll @LongRange(min = 0, max = MAX) long b) {
        assertEquals(cold(d, a, b), ColdPairs.of(d).cold(a, b));
        assertEquals(cold(1, a, b), ColdPairs.of(1).cold(a, b));
    }

    @Property
    void thePartnerOfAnyNumber(
            @ForAll @LongRange(min = 1, max = MAX) long d, @ForAll @LongRange(min = 0, max = MAX) long x) {
        ColdPairs cold = ColdPairs.of(d);
        OptionalLong partner = cold.partner(x);
        assertEquals(partner(d, x), partner);
        partner.ifPresent(y -> assertEquals(OptionalLong.of(x), cold.partner(y)));
    }

    @Property
    void thePartnerForSmallBounds(
            @ForAll @LongRange(min = 1, max = 40) long d, @ForAll @LongRange(min = 0, max = MAX) long x) {
        thePartnerOfAnyNumber(d, x);
    }

    /** The numbers where a number of pairs begins or ends, and where θ is all but a fraction. */
    @Example
    void thePartnerAtTheEdges() {
        for (long d : new long[] {1, 2, 3, 1 << 20, (1L << 31) - 1, 1L << 31, 3037000499L, MAX / 3, MAX - 1, MAX}) {
            for (long x :
                    new long[] {0, 1, 2, d - 1, d, d > MAX / d ? MAX : d * d - 1, d > MAX / d ? 0 : d * d, MAX - 1, MAX
                    }) {
                assertEquals(partner(d, x), ColdPairs.of(d).partner(x), "d = " + d + ", x = " + x);
            }
        }
    }

    @Property
    void theGreatestIndexIsTheLastThatFits(@ForAll @LongRange(min = 1, max = MAX) long d) {
        ColdPairs cold = ColdPairs.of(d);
        BigInteger last = BigInteger.valueOf(cold.greatestIndex());
        BigInteger bound = BigInteger.valueOf(d);
        assertTrue(greater(bound, last).bitLength() < Long.SIZE);
        assertTrue(greater(bound, last.add(BigInteger.ONE)).bitLength() >= Long.SIZE);
        assertThrows(BeyondRangeException.class, () -> cold.pair(cold.greatestIndex() + 1));
    }

    @Property
    void winningMovesAreMovesToColdPairs(
            @ForAll @LongRange(min = 1, max = MAX) long d,
            @ForAll @LongRange(min = 0, max = MAX) long a,
            @ForAll @LongRange(min = 0, max = MAX) long b) {
        ColdPairs cold = ColdPairs.of(d);
        List<TwoHeaps> winning = cold.winningMoves(new TwoHeaps(a, b));
        assertEquals(winning.isEmpty(), cold.cold(a, b));
        assertEquals(winning.size(), new HashSet<>(winning).size());
        for (TwoHeaps to : winning) {
            long dx = a - to.first();
            long dy = b - to.second();
            assertTrue(to.lesser() >= 0 && cold.cold(to.first(), to.second()));
            assertTrue(dx >= 0 && dy >= 0 && dx + dy != 0);
            assertTrue(dx == 0 || dy == 0 || Math.abs(dx - dy) < d);
        }
    }

    @Property
    void winningMovesWithSmallBounds(
            @ForAll @LongRange(min = 1, max = 9) long d,
            @ForAll @LongRange(min = 0, max = MAX) long a,
            @ForAll @LongRange(min = 0, max = MAX) long b) {
        winningMovesAreMovesToColdPairs(d, a, b);
    }

    @Example
    void winningMovesAreAllThatTheRulesGive() {
        for (long d = 1; d <= 6; d++) {
            Wythoff game = Wythoff.of(d);
            for (long a = 0; a <= 24; a++) {
                for (long b = 0; b <= 24; b++) {
                    TwoHeaps heaps = new TwoHeaps(a, b);
                    List<TwoHeaps> byRules = game.at(heaps).options().stream()
                            .map(option -> (TwoHeaps) option.components().get(0).state())
                            .filter(to -> game.cold().cold(to.first(), to.second()))
                            .toList();
                    List<TwoHeaps> winning = game.cold().winningMoves(heaps);
                    assertEquals(new HashSet<>(byRules), new HashSet<>(winning), game + " " + heaps);
                    assertEquals(byRules.size(), winning.size(), game + " " + heaps);
                }
            }
        }
    }

    @Example
    void theKnownGreatPairs() {
        ColdPairs cold = ColdPairs.of(1);
        assertEquals(
                List.of(
                        new TwoHeaps(87319101067949346L, 53966172327079937L),
                        new TwoHeaps(107742598160644535L, 174331185860144761L)),
                cold.winningMoves(new TwoHeaps(207684114601014170L, 174331185860144761L)));
        assertEquals(3523014627193176565L, cold.greatestIndex());
        assertEquals(new TwoHeaps(5700357409661599242L, MAX), cold.pair(3523014627193176565L));
        assertFalse(cold.cold(MAX, 0));
        assertEquals(List.of(new TwoHeaps(5, 3)), cold.winningMoves(new TwoHeaps(5, MAX)));
        assertEquals(
                "the cold pairs of 64-bit heaps with d = 1 have the indices 0 to 3523014627193176565, not -1",
                assertThrows(BeyondRangeException.class, () -> cold.pair(-1)).getMessage());
        assertThrows(NotationException.class, () -> ColdPairs.of(0));
    }
}
