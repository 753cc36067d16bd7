package org.impartial.solve.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cycles, depth, budgets and cancellation, in every engine. */
class SearchLimitsTest {
    /** Many times the depth that recursion allows. */
    private static final int DEEP = Boolean.getBoolean("impartial.thorough") ? 1_000_000 : 150_000;

    private static final ImpartialGame<Integer> ROUND = ImpartialGame.of(
            "round", List.of(0), (Integer v) -> v < 3 ? List.of(v + 1) : v == 3 ? List.of(1) : List.of());
    private static final PackedGame PACKED_ROUND = (state, out) -> out.to(state < 3 ? state + 1 : 1);
    private static final PackedGame PACKED_LOOP = (state, out) -> out.to(state);
    private static final ImpartialGame<Integer> CHAIN =
            ImpartialGame.of("chain", List.of(0), (Integer v) -> v < DEEP ? List.of(v + 1) : List.of());
    private static final PackedGame PACKED_CHAIN = (state, out) -> {
        if (state < DEEP) {
            out.to(state + 1);
        }
    };

    static Stream<Strategy> objectLanes() {
        return Stream.of(
                Strategy.objects(), Strategy.search(), Strategy.auto(), Strategy.wholeSums(), Strategy.nimberSearch());
    }

    static Stream<Strategy> packedLanes() {
        return Stream.of(
                Strategy.packed(), Strategy.packed(2), Strategy.objects(), Strategy.auto(), Strategy.nimberSearch());
    }

    @ParameterizedTest
    @MethodSource("objectLanes")
    void aCycleIsNamedPositionByPosition(Strategy strategy) {
        CycleException e = assertThrows(CycleException.class, () -> ask(strategy, ROUND.at(0)));
        assertEquals(List.of(ROUND.at(1), ROUND.at(2), ROUND.at(3)), e.cycle());
        assertTrue(e.getMessage().contains("round 1 -> round 2 -> round 3 -> round 1"), e.getMessage());
        assertTrue(e.getMessage().contains("loopy()"), e.getMessage());
        assertThrows(CycleException.class, () -> ask(strategy, ROUND.at(0)), "the tables must stay consistent");
        assertEquals(Outcome.P, ask(strategy, ROUND.at(4)).outcome());
    }

    @ParameterizedTest
    @MethodSource("packedLanes")
    void aCycleOfPackedStatesIsNamed(Strategy strategy) {
        CycleException e = assertThrows(CycleException.class, () -> ask(strategy, PACKED_ROUND.at(0)));
        assertEquals(List.of(PACKED_ROUND.at(1), PACKED_ROUND.at(2), PACKED_ROUND.at(3)), e.cycle());
        CycleException loop = assertThrows(CycleException.class, () -> ask(strategy, PACKED_LOOP.at(7)));
        assertEquals(List.of(PACKED_LOOP.at(7)), loop.cycle());
    }

    @Test
    void aChainIsSolvedHoweverDeepItIs() {
        assertEquals(Outcome.P, ask(Strategy.auto(), CHAIN.at(0)).outcome());
        assertEquals(1, ask(Strategy.packed(), PACKED_CHAIN.at(1)).grundy().orElseThrow());
        assertEquals(
                1, ask(Strategy.nimberSearch(), PACKED_CHAIN.at(1)).grundy().orElseThrow());
    }

    @Test
    void misereChainsHaveTheOppositeOutcome() {
        assertEquals(Outcome.N, Solver.misere().analyse(CHAIN.at(0)).outcome());
    }

    @Test
    void aHeapRuleThatGrowsIsRefused() {
        HeapGame growing = HeapGame.of("growing", (heap, out) -> out.to(heap + 1));
        FaultyRulesException e = assertThrows(FaultyRulesException.class, () -> ask(Strategy.table(), growing.at(5)));
        assertTrue(e.getMessage().contains("from a heap of 0"), e.getMessage());
    }

    @Test
    void aBudgetStopsTheSearchAndTheMessageStatesTheProgress() {
        Solver solver = Solver.normal().within(Budget.positions(1000));
        Analysis analysis = solver.analyse(CHAIN.at(0));
        assertEquals(Analysis.Status.OVER_BUDGET, analysis.status());
        assertTrue(analysis.message().contains("limit is 1000 positions"), analysis.message());
        assertEquals(1001, analysis.cost().positions());
        assertThrows(UnsolvedException.class, analysis::outcome);
        Analysis later = solver.within(Budget.unlimited()).analyse(CHAIN.at(DEEP - 2000));
        assertEquals(Outcome.P, later.outcome(), "the stop leaves the tables consistent");
    }

    @Test
    void aTableBeyondTheBudgetIsNotEvenBegun() {
        Analysis analysis = Solver.normal()
                .using(Strategy.table())
                .within(Budget.positions(1000))
                .analyse(SomeGames.KAYLES.at(5000));
        assertEquals(Analysis.Status.OVER_BUDGET, analysis.status());
        assertEquals(0, analysis.cost().positions());
    }

    @Test
    void timeIsABudgetToo() {
        HeapGame slow = HeapGame.of("slow", (heap, out) -> {
            for (int i = 0; i < 1_000_000 && heap > 0; i++) {
                out.to(heap / 2);
            }
        });
        Budget short20 = Budget.unlimited().within(Duration.ofMillis(20));
        Analysis analysis = Solver.normal().within(short20).analyse(slow.at(1 << 29));
        assertEquals(Analysis.Status.OVER_BUDGET, analysis.status());
        assertTrue(analysis.message().contains("20 ms"), analysis.message());
    }

    @Test
    void cancellingStopsTheSearch() {
        AtomicInteger asked = new AtomicInteger();
        Analysis analysis =
                Solver.normal().cancelWhen(() -> asked.incrementAndGet() > 3).analyse(CHAIN.at(0));
        assertEquals(Analysis.Status.CANCELLED, analysis.status());
        assertEquals(4, asked.get());
    }

    @Test
    void interruptingStopsTheSearch() {
        Thread.currentThread().interrupt();
        try {
            assertEquals(
                    Analysis.Status.CANCELLED,
                    Solver.normal().analyse(CHAIN.at(0)).status());
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void longWorkReportsProgress() {
        List<Cost> reports = new ArrayList<>();
        HeapGame slow = HeapGame.of("slow", (heap, out) -> {
            if (heap > 0) {
                out.to(heap - 1);
            }
            if (heap % 1000 == 0) {
                LockSupport.parkNanos(30_000_000);
            }
        });
        Solver.normal().progress(reports::add).analyse(slow.at(20_000));
        assertFalse(reports.isEmpty());
        assertTrue(reports.get(0).positions() > 0);
    }

    @Test
    void tooManyOptionsAreRefusedWithARemedy() {
        BeyondRangeException e = assertThrows(
                BeyondRangeException.class, () -> SomeGames.NIM.at(1L << 30).options());
        assertTrue(e.getMessage().contains("too many to list"), e.getMessage());
        assertThrows(
                BeyondRangeException.class, () -> SomeGames.NIM.at(1L << 40).options());
    }

    @Test
    void loopyGamesAreDeclinedByStrategiesThatCannotSolveThem() {
        Position loopy =
                FiniteGraph.of(2, List.of(List.of(0, 1), List.of(1, 0))).at(0);
        for (Strategy strategy :
                List.of(Strategy.objects(), Strategy.wholeSums(), Strategy.claims(), Strategy.nimberSearch())) {
            assertEquals(Analysis.Status.DECLINED, ask(strategy, loopy).status(), strategy.name());
        }
        assertEquals(Outcome.D, ask(Strategy.auto(), loopy).outcome());
        assertEquals(Outcome.D, ask(Strategy.search(), loopy).outcome());
    }

    private static Analysis ask(Strategy strategy, Position position) {
        return Solver.normal().using(strategy).analyse(position);
    }
}
