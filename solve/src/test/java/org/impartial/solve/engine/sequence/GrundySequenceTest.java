package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.theory.Period.Observation;
import org.impartial.solve.theory.SparseSpace;
import org.junit.jupiter.api.Test;

class GrundySequenceTest {
    private static final HeapGame KAYLES = CodeGame.of("0.77");

    @Test
    void aProvedPeriodGivesEveryValueWithoutComputingIt() {
        GrundySequence kayles = GrundySequence.of(KAYLES);
        assertEquals(kayles.value(79), kayles.value(9_000_000_000_000_000_000L + 7));
        assertTrue(kayles.to(1_000_000).computed() < 1000);
        assertEquals(
                "Guy-Smith: G(n+12) = G(n) for 71 <= n < 156, k = 2",
                kayles.period().orElseThrow().check().text());
    }

    @Test
    void aPeriodIsNotReportedWithoutAProof() {
        GrundySequence kayles =
                GrundySequence.of(KAYLES).using(HeapEngineKind.NAIVE).to(167);
        assertTrue(kayles.period().isEmpty());
        assertEquals(12, kayles.observed().orElseThrow().period());
        assertEquals(71, kayles.to(168).period().orElseThrow().preperiod());
    }

    @Test
    void aRepetitionOfAFewValuesIsNotReported() {
        GrundySequence still = GrundySequence.of(HeapGame.of("still", (heap, out) -> {}));
        assertTrue(still.to(3).observed().isEmpty());
        assertTrue(still.to(12).observed().isEmpty());
        assertEquals(1, still.to(20).observed().orElseThrow().period());
    }

    @Test
    void aRuleWithoutATheoremHasOnlyAnObservedPeriod() {
        GrundySequence lasker = GrundySequence.of(CodeGame.of("4.(3)")).to(400);
        assertTrue(lasker.period().isEmpty());
        Observation seen = lasker.observed().orElseThrow();
        assertEquals(4, seen.period());
        assertEquals(4, seen.saltus());
        assertTrue(seen.toString().contains("not proved"));
    }

    @Test
    void theTheoremCoversMovesThatLeaveThreeHeaps() {
        HeapGame game = CodeGame.of("0.8");
        GrundySequence naive = GrundySequence.of(game).to(400);
        assertEquals(List.of(HeapEngineKind.NAIVE), naive.engines());
        naive.period().ifPresent(period -> IndependentCheck.holds(naive.values(0, 400), period));
    }

    @Test
    void aBudgetStopsTheWorkAndKeepsComputedValues() {
        GrundySequence officers = GrundySequence.of(CodeGame.of("0.6"));
        Meter meter = new Meter(Budget.positions(900), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> officers.to(5000, meter));
        assertTrue(officers.computed() > 800 && officers.computed() < 2000, () -> "" + officers.computed());
        assertEquals(
                GrundySequence.of(CodeGame.of("0.6")).checksum(5000, Meter.unlimited()),
                officers.checksum(5000, Meter.unlimited()));
    }

    @Test
    void cancellingStopsTheWork() {
        AtomicInteger polls = new AtomicInteger();
        Meter meter = new Meter(Budget.unlimited(), Progress.NONE, () -> polls.incrementAndGet() > 3);
        GrundySequence treblecross = GrundySequence.of(CodeGame.of("0.007"));
        assertThrows(StoppedException.class, () -> treblecross.to(1_000_000, meter));
        assertEquals(4, polls.get());
    }

    @Test
    void anEngineThatDoesNotSuitIsRejected() {
        GrundySequence sequence = GrundySequence.of(TakingGame.of(1, 2));
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> sequence.using(HeapEngineKind.SPARSE));
        assertTrue(refused.getMessage().contains("choose one of [NAIVE, MASK]"), refused.getMessage());
    }

    @Test
    void hugeHeapsWithoutAPeriodAreRejected() {
        GrundySequence officers = GrundySequence.of(CodeGame.of("0.6"));
        BeyondRangeException refused = assertThrows(BeyondRangeException.class, () -> officers.value(1L << 40));
        assertTrue(refused.getMessage().contains("no period"), refused.getMessage());
    }

    @Test
    void statisticsOfGrundysGame() {
        SequenceStatistics counts =
                GrundySequence.of(UnequalGame.GRUNDY).to(10_000).statistics();
        SparseSpace space = counts.space().orElseThrow();
        assertEquals(-2, space.mask());
        assertEquals(counts.greatest(), GrundySequence.of(UnequalGame.GRUNDY).value(counts.greatestAt()));
        assertEquals(
                10_000,
                counts.counts().stream().mapToInt(c -> c.rare() + c.common()).sum());
        assertTrue(counts.rareValues().contains(0));
        assertEquals(0, counts.commonValues().indexOf(2));
    }

    /** Counts by a period are those of all heaps one by one; an odd period changes the parity of the heaps. */
    @Test
    void statisticsBeyondTheComputedValuesAreThoseOfAllHeaps() {
        for (String code : List.of("0.77", "0.137", "0.3", "0.17", "0.33", "0.156")) {
            GrundySequence sequence = GrundySequence.of(CodeGame.of(code)).to(5000);
            int heaps = sequence.computed() + 1237;
            SequenceStatistics counted = sequence.statistics(heaps);
            SparseSpace space = counted.space().orElseThrow();
            int[][] direct = new int[64][2];
            int last = 0;
            for (int heap = 0; heap < heaps; heap++) {
                int value = (int) sequence.value(heap);
                boolean rare = heap == 0 || (space.mask() != 0 && space.isRare(value, heap));
                direct[value][rare ? 0 : 1]++;
                last = rare ? heap : last;
            }
            for (SequenceStatistics.ValueCount count : counted.counts()) {
                assertArrayEquals(direct[count.value()], new int[] {count.rare(), count.common()}, code);
            }
            assertEquals(last, counted.lastRare(), code);
            assertEquals(
                    heaps,
                    counted.counts().stream()
                            .mapToInt(c -> c.rare() + c.common())
                            .sum(),
                    code);
            assertEquals(
                    space.rare(),
                    counted.counts().stream().mapToInt(c -> c.rare()).sum(),
                    code);
        }
    }

    @Test
    void bFilesHaveOneLinePerHeap() throws IOException {
        StringBuilder out = new StringBuilder();
        GrundySequence.of(KAYLES).writeBFile(0, 5, out);
        assertEquals("0 0\n1 1\n2 2\n3 3\n4 1\n", out.toString());
    }

    @Test
    void findsGamesWithTheSameValues() {
        List<HeapGame> games = List.of(KAYLES, CodeGame.of("0.27"), CodeGame.of("0.26"), UnequalGame.GRUNDY);
        assertEquals(
                games.subList(1, 3),
                GrundySequence.having(
                        games, GrundySequence.of(CodeGame.of("0.26")).values(0, 500)));
    }

    @Test
    void twoCodesDifferAfterFiveHundredNineteenValues() {
        List<HeapGame> other = List.of(CodeGame.of("0.36"));
        GrundySequence first = GrundySequence.of(CodeGame.of("0.161"));
        assertEquals(other, GrundySequence.having(other, first.values(0, 519)));
        assertEquals(List.of(), GrundySequence.having(other, first.values(0, 520)));
    }

    @Test
    void dawsonsGamesAreOneSequenceShifted() {
        GrundySequence kayles = GrundySequence.of(CodeGame.of("0.07"));
        GrundySequence chess = GrundySequence.of(CodeGame.of("0.137"));
        assertArrayEquals(chess.values(0, 5000), kayles.values(1, 5001));
    }

    @Test
    void threadsDoNotChangeValues() {
        GrundySequence one = GrundySequence.of(UnequalGame.GRUNDY).using(HeapEngineKind.SPARSE);
        GrundySequence two = GrundySequence.of(UnequalGame.GRUNDY).threads(2).using(HeapEngineKind.SPARSE);
        assertEquals(one.checksum(20_000, Meter.unlimited()), two.checksum(20_000, Meter.unlimited()));
    }
}
