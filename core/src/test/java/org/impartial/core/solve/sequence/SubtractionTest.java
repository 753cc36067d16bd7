package org.impartial.core.solve.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

    @Property(tries = 60)
    void finiteSetsOfNumbersFromSixtyFourOn(
            @ForAll @Size(min = 1, max = 80) Set<@IntRange(min = 64, max = 400) Integer> set) {
        everyEngineAgrees(game(set), 2500);
        assertEquals(EngineKind.NAIVE, GrundySequence.of(game(set)).engines().get(0));
        assertTrue(GrundySequence.of(game(set)).engines().contains(EngineKind.LEVELS));
    }

    @Test
    void manyNumbersFromSixtyFourOnGoByLevels() {
        HeapGame many = game(IntStream.range(0, 20).mapToObj(i -> 64 + 17 * i).collect(Collectors.toSet()));
        GrundySequence sequence = GrundySequence.of(many).to(1000);
        assertEquals(EngineKind.LEVELS, sequence.engine());
        GrundySequence masks = GrundySequence.of(many).using(EngineKind.MASK);
        assertEquals(
                masks.to(30_000).period().map(Period::period),
                GrundySequence.of(many).periodWithin(30_000, Effort.unlimited()).map(Period::period));
        assertEquals(
                EngineKind.ONE_HOT,
                GrundySequence.of(TakingGame.of(64, 99)).to(100).engine());
    }

    /** Stopped and grown in odd steps, and taken over from other engines in the middle of a word. */
    @Test
    void levelsGrowInAnySteps() throws IOException {
        HeapGame game = TakingGame.of(64, 65, 70, 71, 90, 101, 130, 177, 200, 211);
        long[] expected = GrundySequence.of(game).using(EngineKind.NAIVE).values(0, 3000);
        GrundySequence levels = GrundySequence.of(game).using(EngineKind.LEVELS);
        for (int to : new int[] {1, 63, 64, 65, 200, 1000, 1003, 3000}) {
            levels.to(to);
        }
        assertArrayEquals(expected, levels.values(0, 3000));
        Path file = Files.createTempFile("levels", ".values");
        GrundySequence.of(game).using(EngineKind.MASK).to(1003).save(file);
        assertArrayEquals(
                expected,
                GrundySequence.of(game)
                        .using(EngineKind.LEVELS)
                        .resume(file)
                        .to(3000)
                        .values(0, 3000));
        Files.delete(file);
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
