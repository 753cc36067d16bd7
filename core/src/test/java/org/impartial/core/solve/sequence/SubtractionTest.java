package org.impartial.core.solve.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.SubtractionSet;
import org.impartial.core.solve.Effort;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubtractionTest {

    private static void everyEngineAgrees(HeapGame game, int heaps) {
        GrundySequence naive = GrundySequence.of(game).using(EngineKind.NAIVE);
        long[] expected = naive.values(0, heaps);
        for (EngineKind kind : naive.engines()) {
            assertArrayEquals(
                    expected, GrundySequence.of(game).using(kind).values(0, heaps), () -> game + " by " + kind);
        }
        assertArrayEquals(expected, GrundySequence.of(game).values(0, heaps), () -> game + " by the chosen engine");
    }

    @Property(tries = 200)
    void finiteSets(@ForAll @Size(min = 1, max = 12) Set<@IntRange(min = 1, max = 60) Integer> set) {
        everyEngineAgrees(game(set), 700);
    }

    @Property(tries = 100)
    void finiteSetsOfNumbersFromEightOn(
            @ForAll @Size(min = 1, max = 20) Set<@IntRange(min = 8, max = 200) Integer> set) {
        everyEngineAgrees(game(set), 1500);
    }

    @Property(tries = 100)
    void allButFinitelyMany(@ForAll @Size(max = 6) Set<@IntRange(min = 1, max = 20) Integer> set) {
        everyEngineAgrees(new TakingGame(SubtractionSet.allBut(numbers(set))), 500);
    }

    @Property(tries = 150)
    void twoNumbersHaveTheKnownPeriod(
            @ForAll @IntRange(min = 1, max = 40) int a, @ForAll @IntRange(min = 1, max = 40) int more) {
        int b = a + more;
        Period period = GrundySequence.of(TakingGame.of(a, b))
                .periodWithin(10_000, Effort.unlimited())
                .orElseThrow();
        assertEquals(0, period.preperiod());
        assertEquals(b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b, period.period());
    }

    @Property(tries = 100)
    void provedPeriodsHoldFarBeyondTheCertificate(
            @ForAll @Size(min = 1, max = 5) Set<@IntRange(min = 1, max = 30) Integer> set) {
        GrundySequence sequence = GrundySequence.of(game(set));
        Period period = sequence.periodWithin(100_000, Effort.unlimited()).orElseThrow();
        int heaps = (int) (4 * (period.preperiod() + period.period()) + 500);
        long[] naive = GrundySequence.of(game(set)).using(EngineKind.NAIVE).values(0, heaps);
        IndependentCheck.holds(naive, period);
        assertArrayEquals(naive, sequence.values(0, heaps));
    }

    @ParameterizedTest
    @CsvSource({"'1,4,7,8', 11, 12, 4", "'2,3,5,7', 2, 10, 3", "'1', 0, 2, 1", "'5', 0, 10, 5"})
    void allButHaveTheKnownArithmeticPeriod(String excluded, long preperiod, long length, long saltus) {
        long[] numbers =
                Arrays.stream(excluded.split(",")).mapToLong(Long::parseLong).toArray();
        GrundySequence sequence = GrundySequence.of(new TakingGame(SubtractionSet.allBut(numbers)));
        Period period = sequence.periodWithin(10_000, Effort.unlimited()).orElseThrow();
        assertEquals(preperiod, period.preperiod());
        assertEquals(length, period.period());
        assertEquals(saltus, period.saltus());
    }

    @Test
    void allButOneNumberHasAValueForEveryHeap() {
        GrundySequence sequence = GrundySequence.of(new TakingGame(SubtractionSet.allBut(7)));
        sequence.periodWithin(10_000, Effort.unlimited());
        long heap = 3_000_000_000_000_000_001L;
        assertEquals(7 * (heap / 14) + heap % 7, sequence.value(heap));
    }

    @Test
    void everyNumberMayBeTakenInNim() {
        GrundySequence nim = GrundySequence.of(new TakingGame(SubtractionSet.all()));
        assertEquals(1, nim.periodWithin(1000, Effort.unlimited()).orElseThrow().saltus());
        assertEquals(Long.MAX_VALUE, nim.value(Long.MAX_VALUE));
    }

    private static TakingGame game(Set<Integer> set) {
        return TakingGame.of(numbers(set));
    }

    private static long[] numbers(Set<Integer> set) {
        return set.stream().mapToLong(Integer::longValue).toArray();
    }
}
