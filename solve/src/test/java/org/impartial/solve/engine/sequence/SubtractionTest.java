package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.theory.Period;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubtractionTest {

    private static void everyEngineAgrees(HeapGame game, int heaps) {
        GrundySequence naive = GrundySequence.of(game).using(HeapEngineKind.NAIVE);
        long[] expected = naive.values(0, heaps);
        for (HeapEngineKind kind : naive.engines()) {
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
        assertEquals(
                HeapEngineKind.NAIVE, GrundySequence.of(game(set)).engines().get(0));
    }

    @Property(tries = 25)
    void denseSets(@ForAll @Size(min = 64, max = 150) Set<@IntRange(min = 1, max = 400) Integer> set) {
        everyEngineAgrees(game(set), 2500);
        List<HeapEngineKind> engines = GrundySequence.of(game(set)).engines();
        assertEquals(HeapEngineKind.DENSE, engines.get(engines.size() - 1));
    }

    /** Compares a table across chunks, extended in odd steps, with the definition of the values of some heaps. */
    @Test
    void denseSetsOfThousandsOfNumbers() {
        long[] members =
                new Random(7).longs(9000, 1, 200_000).sorted().distinct().toArray();
        long start = System.nanoTime();
        GrundySequence sequence =
                GrundySequence.of(TakingGame.of(members)).to(33_333).to(40_000).to(200_001);
        assertTrue(
                System.nanoTime() - start < 5_000_000_000L, "200,001 values take less than a second on a free machine");
        assertEquals(HeapEngineKind.DENSE, sequence.engine());
        for (int heap = 199_000; heap <= 200_000; heap += 37) {
            int n = heap;
            Set<Long> seen = Arrays.stream(members)
                    .takeWhile(s -> s <= n)
                    .mapToObj(s -> sequence.value(n - s))
                    .collect(Collectors.toSet());
            long mex = 0;
            while (seen.contains(mex)) {
                mex++;
            }
            assertEquals(mex, sequence.value(heap));
        }
    }

    @Test
    void everyEngineProvesTheSamePeriod() {
        HeapGame many = game(IntStream.range(0, 20).mapToObj(i -> 64 + 17 * i).collect(Collectors.toSet()));
        Period period =
                GrundySequence.of(many).periodWithin(30_000, Meter.unlimited()).orElseThrow();
        for (HeapEngineKind kind : List.of(HeapEngineKind.NAIVE, HeapEngineKind.MASK, HeapEngineKind.ONE_HOT)) {
            Period other =
                    GrundySequence.of(many).using(kind).to(30_000).period().orElseThrow();
            assertEquals(period.preperiod(), other.preperiod());
            assertEquals(period.period(), other.period());
        }
    }

    /** Tests numbers below and above the size of the window of masks, and the greatest count of numbers. */
    @Test
    void masksReachBackAnyDistance() {
        everyEngineAgrees(TakingGame.of(2047, 2048, 2049), 12_000);
        everyEngineAgrees(TakingGame.of(1, 3, 4, 10, 11, 2040, 2047, 2048, 5000, 6100), 13_000);
        everyEngineAgrees(TakingGame.of(4096), 9000);
        everyEngineAgrees(
                TakingGame.of(IntStream.rangeClosed(1, 63).asLongStream().toArray()), 5000);
        everyEngineAgrees(
                TakingGame.of(IntStream.rangeClosed(8, 70).asLongStream().toArray()), 5000);
        everyEngineAgrees(new TakingGame(SubtractionSet.of()), 100);
    }

    @Test
    void anotherEngineContinuesAfterEightAtATime() {
        GrundySequence near = GrundySequence.of(game(numbersFrom(8, 30)));
        assertEquals(HeapEngineKind.ONE_HOT, near.to(50).engine());
        assertEquals(HeapEngineKind.MASK, near.to(5000).engine());
        GrundySequence far = GrundySequence.of(game(numbersFrom(64, 30)));
        assertEquals(HeapEngineKind.ONE_HOT, far.to(400).engine());
        assertEquals(HeapEngineKind.MASK, far.to(5000).engine());
        assertEquals(
                HeapEngineKind.ONE_HOT,
                GrundySequence.of(TakingGame.of(64, 99)).to(100).engine());
    }

    private static Set<Integer> numbersFrom(int least, int count) {
        return IntStream.range(0, count).mapToObj(i -> least + 3 * i + i * i).collect(Collectors.toSet());
    }

    /** Tests engines stopped by a budget, extended in odd steps, and resumed in the middle of a word. */
    @Test
    void enginesGrowInAnySteps() throws IOException {
        HeapGame game = TakingGame.of(64, 65, 70, 71, 90, 101, 130, 177, 200, 211);
        long[] expected = GrundySequence.of(game).using(HeapEngineKind.NAIVE).values(0, 20_000);
        Path file = Files.createTempFile("levels", ".values");
        GrundySequence.of(game).using(HeapEngineKind.NAIVE).to(1003).save(file);
        for (HeapEngineKind kind : GrundySequence.of(game).engines()) {
            GrundySequence grown = GrundySequence.of(game).using(kind);
            for (int to : new int[] {1, 63, 64, 65, 200, 1000, 1003, 3000}) {
                grown.to(to);
            }
            Meter little = new Meter(Budget.positions(5000), Progress.NONE, () -> false);
            assertThrows(StoppedException.class, () -> grown.to(20_000, little));
            assertTrue(grown.computed() < 20_000);
            assertArrayEquals(expected, grown.values(0, 20_000), kind + " in steps");
            GrundySequence resumed = GrundySequence.of(game).using(kind).resume(file);
            assertArrayEquals(expected, resumed.values(0, 20_000), kind + " resumed");
        }
        Files.delete(file);
    }

    @Tag("thorough")
    @Property(tries = 60)
    void moreDenseSets(@ForAll @Size(min = 64, max = 150) Set<@IntRange(min = 1, max = 400) Integer> set) {
        denseSets(set);
    }

    @Tag("thorough")
    @Property(tries = 100)
    void moreWithoutFinitelyMany(@ForAll @Size(max = 6) Set<@IntRange(min = 1, max = 20) Integer> set) {
        allButFinitelyMany(set);
    }

    @Property(tries = 40)
    void allButFinitelyMany(@ForAll @Size(max = 6) Set<@IntRange(min = 1, max = 20) Integer> set) {
        everyEngineAgrees(new TakingGame(SubtractionSet.allBut(numbers(set))), 500);
    }

    @Property(tries = 150)
    void twoNumbersHaveTheKnownPeriod(
            @ForAll @IntRange(min = 1, max = 40) int a, @ForAll @IntRange(min = 1, max = 40) int more) {
        int b = a + more;
        Period period = GrundySequence.of(TakingGame.of(a, b))
                .periodWithin(10_000, Meter.unlimited())
                .orElseThrow();
        assertEquals(0, period.preperiod());
        assertEquals(b % a == 0 && b / a % 2 == 1 ? 2 * a : a + b, period.period());
    }

    @Property(tries = 100)
    void provedPeriodsHoldFarBeyondTheCertificate(
            @ForAll @Size(min = 1, max = 5) Set<@IntRange(min = 1, max = 30) Integer> set) {
        GrundySequence sequence = GrundySequence.of(game(set));
        Period period = sequence.periodWithin(100_000, Meter.unlimited()).orElseThrow();
        int heaps = (int) (4 * (period.preperiod() + period.period()) + 500);
        long[] naive = GrundySequence.of(game(set)).using(HeapEngineKind.NAIVE).values(0, heaps);
        IndependentCheck.holds(naive, period);
        assertArrayEquals(naive, sequence.values(0, heaps));
    }

    @ParameterizedTest
    @CsvSource({"'1,4,7,8', 11, 12, 4", "'2,3,5,7', 2, 10, 3", "'1', 0, 2, 1", "'5', 0, 10, 5"})
    void allButHaveTheKnownArithmeticPeriod(String excluded, long preperiod, long length, long saltus) {
        long[] numbers =
                Arrays.stream(excluded.split(",")).mapToLong(Long::parseLong).toArray();
        GrundySequence sequence = GrundySequence.of(new TakingGame(SubtractionSet.allBut(numbers)));
        Period period = sequence.periodWithin(10_000, Meter.unlimited()).orElseThrow();
        assertEquals(preperiod, period.preperiod());
        assertEquals(length, period.period());
        assertEquals(saltus, period.saltus());
    }

    @Test
    void allButOneNumberHasAValueForEveryHeap() {
        GrundySequence sequence = GrundySequence.of(new TakingGame(SubtractionSet.allBut(7)));
        sequence.periodWithin(10_000, Meter.unlimited());
        long heap = 3_000_000_000_000_000_001L;
        assertEquals(7 * (heap / 14) + heap % 7, sequence.value(heap));
    }

    @Test
    void everyNumberMayBeTakenInNim() {
        GrundySequence nim = GrundySequence.of(new TakingGame(SubtractionSet.all()));
        assertEquals(1, nim.periodWithin(1000, Meter.unlimited()).orElseThrow().saltus());
        assertEquals(Long.MAX_VALUE, nim.value(Long.MAX_VALUE));
    }

    private static TakingGame game(Set<Integer> set) {
        return TakingGame.of(numbers(set));
    }

    private static long[] numbers(Set<Integer> set) {
        return set.stream().mapToLong(Integer::longValue).toArray();
    }
}
