package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.games.HeapTable;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/** Interval games by their formula, from small heaps by brute force to the greatest ones. */
class IntervalTest {
    private static final long MAX = Long.MAX_VALUE;

    @Test
    void valuesAndRepliesAreThoseOfTheRules() {
        for (long least = 1; least <= 7; least++) {
            for (long most = least; most <= 9; most++) {
                Interval game = new Interval(least, most);
                long[] table = HeapTable.of(game, 50);
                for (int heap = 0; heap < table.length; heap++) {
                    assertEquals(table[heap], game.grundy(heap), game + " " + heap);
                    for (long wanted = 0; wanted <= 10; wanted++) {
                        assertArrayEquals(
                                options(game, heap, wanted, table),
                                game.optionsWorth(wanted, heap).toArray(),
                                game + " " + heap + " wanted " + wanted);
                    }
                }
            }
        }
    }

    /** In the order of what is taken. */
    private static long[] options(Interval game, int heap, long wanted, long[] table) {
        return LongStream.rangeClosed(game.least(), Math.min(game.most(), heap))
                .map(taken -> heap - taken)
                .filter(left -> table[(int) left] == wanted)
                .toArray();
    }

    /** All options together are the options of the rules, and the ends of each row of equals have the value asked for. */
    @Property
    void anyLongs(
            @ForAll @LongRange(min = 1, max = MAX) long a,
            @ForAll @LongRange(min = 1, max = MAX) long b,
            @ForAll @LongRange(min = 0, max = MAX) long heap) {
        Interval game = new Interval(Math.min(a, b), Math.max(a, b));
        assertEquals(byBigIntegers(game, heap), game.grundy(heap));
        long values = Math.min(heap / game.least(), 40);
        long listed = 0;
        for (long wanted = 0; wanted <= values; wanted++) {
            listed += game.optionsWorth(wanted, heap).count();
            long value = wanted;
            game.optionsWorth(wanted, heap).limit(3).forEach(left -> {
                assertTrue(game.subtractionSet().contains(heap - left));
                assertEquals(BigInteger.valueOf(value).longValue(), byBigIntegers(game, left));
            });
        }
        if (values == heap / game.least()) {
            assertEquals(Math.max(0, Math.min(game.most(), heap) - game.least() + 1), listed);
        }
    }

    /** The table from the rules, the window that moves along it, and the formula. */
    @Property(tries = 50)
    void threeWays(
            @ForAll @LongRange(min = 1, max = 200) long a,
            @ForAll @LongRange(min = 1, max = 200) long b,
            @ForAll @LongRange(min = 0, max = 3000) long heap) {
        Interval game = new Interval(Math.min(a, b), Math.max(a, b));
        Solver window = Solver.normal().using(Strategy.window());
        for (Strategy way : List.of(Strategy.table(), Strategy.claims())) {
            Analysis analysis = Solver.normal().using(way).analyse(game.at(heap));
            Analysis byWindow = window.analyse(game.at(heap));
            assertEquals(analysis.grundy(), byWindow.grundy());
            assertEquals(analysis.winningMoves(), byWindow.winningMoves());
        }
        assertEquals(
                Analysis.Status.DECLINED,
                window.analyse(new Subtraction(SubtractionSet.of(a, a + b)).at(heap))
                        .status());
    }

    private static long byBigIntegers(Interval game, long heap) {
        BigInteger least = BigInteger.valueOf(game.least());
        return BigInteger.valueOf(heap)
                .mod(least.add(BigInteger.valueOf(game.most())))
                .divide(least)
                .longValueExact();
    }

    /** A period of 2^63 or more is no claim: no {@code long} can hold it, and no two heaps could show it. */
    @Test
    void aPeriodBeyondAllHeapsIsNotClaimed() {
        assertEquals(List.of(), periods(new Interval(MAX - 1, MAX - 1)));
        assertEquals(List.of(MAX), periods(new Interval(1, MAX - 1)));
        assertEquals(List.of(5L), periods(new Interval(5, MAX)));
    }

    private static List<Long> periods(Interval game) {
        return game.claims().stream()
                .filter(Claim.Periodic.class::isInstance)
                .map(claim -> ((Claim.Periodic<Long>) claim).period())
                .toList();
    }

    @Test
    void theGreatestHeaps() {
        assertEquals(MAX, new Interval(1, MAX).grundy(MAX));
        assertEquals(0, new Interval(1, MAX - 1).grundy(MAX));
        assertEquals(MAX - 1, new Interval(1, MAX - 1).grundy(MAX - 1));
        assertEquals(1, new Interval(MAX, MAX).grundy(MAX));
        assertArrayEquals(
                new long[] {0}, new Interval(MAX, MAX).optionsWorth(0, MAX).toArray());
        assertArrayEquals(
                new long[] {7}, new Interval(1, MAX).optionsWorth(7, MAX).toArray());
        assertEquals(0, new Interval(1, MAX).optionsWorth(MAX, MAX).count());
        // Of more than 10^18 options of one value the first ones come at once.
        Interval wide = new Interval(1L << 61, MAX);
        assertArrayEquals(
                new long[] {(1L << 62) - 1, (1L << 62) - 2},
                wide.optionsWorth(1, 3L << 61).limit(2).toArray());
        assertEquals(1L << 61, wide.optionsWorth(1, 3L << 61).count());
    }
}
