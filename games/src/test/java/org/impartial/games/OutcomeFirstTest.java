package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Cost;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The outcome is searched for alone where that needs less work than values or forms, and nothing else changes by it. */
class OutcomeFirstTest {

    private static Position read(String text) {
        return GameLibrary.installed().read(text).position();
    }

    private static long work(Cost cost) {
        return cost.positions() + cost.options();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kotzig[n=17,S=1,2,4] 0", "kotzig[n=15,S=1,4] 0", "nogo[board=[2,5]]"})
    void aLostPositionHasTheValueZeroWithoutFurtherWork(String question) {
        Position position = read(question);
        Analysis analysis = Solver.normal().analyse(position);
        assertEquals(Outcome.P, analysis.outcome());
        long before = work(analysis.cost());
        assertEquals(OptionalLong.of(0), analysis.grundy());
        assertEquals(before, work(analysis.cost()));
        Analysis whole = Solver.normal().using(Strategy.wholeSums()).analyse(position);
        assertEquals(Outcome.P, whole.outcome());
        assertTrue(before <= 2 * work(whole.cost()), () -> analysis.cost() + " against " + whole.cost());
    }

    @ParameterizedTest
    @ValueSource(strings = {"kotzig[n=16,S=1,2,4] 0", "kotzig[n=13,S=1,2,4] 0", "nogo[board=[1,9]]"})
    void aWonPositionHasTheValueAndTheMovesOfPlainSearch(String question) {
        Position position = read(question);
        Analysis plain = Solver.normal().using(Strategy.search()).analyse(position);
        Analysis analysis = Solver.normal().analyse(position);
        assertEquals(plain.outcome(), analysis.outcome());
        analysis.winningMove().ifPresent(move -> assertLost(Convention.NORMAL, move));
        assertEquals(plain.winningMove().isPresent(), analysis.winningMove().isPresent());
        assertEquals(plain.grundy(), analysis.grundy());
        assertEquals(plain.winningMoves(), analysis.winningMoves());
    }

    /** A theorem gives the outcome, and positions have few options: nimber search finds the value. */
    @ParameterizedTest
    @ValueSource(strings = "undirected-vertex-geography 0 grid 4 5")
    void aNarrowPositionHasItsValueByNimberSearch(String question) {
        Position position = read(question);
        Analysis analysis = Solver.normal().analyse(position);
        Analysis plain = Solver.normal().using(Strategy.search()).analyse(position);
        Analysis nimbers = Solver.normal().using(Strategy.nimberSearch()).analyse(position);
        assertEquals(plain.grundy(), analysis.grundy());
        assertEquals(plain.grundy(), nimbers.grundy());
        assertTrue(
                work(analysis.cost()) <= 2 * work(nimbers.cost()),
                () -> analysis.cost() + " against " + nimbers.cost());
        assertEquals(plain.winningMoves(), analysis.winningMoves());
    }

    /** Nimber search spends a share of its work on the other moves, and does not claim that there are too many. */
    @Test
    void theMovesOfANimberSearchMayBeOnlySome() {
        Analysis analysis = Solver.normal().using(Strategy.nimberSearch()).analyse(read("cram[5,6]"));
        assertFalse(analysis.winningMoves(100).complete());
        String why =
                assertThrows(UnsolvedException.class, analysis::winningMoves).getMessage();
        assertTrue(why.startsWith("there may be more winning moves than those listed"), why);
        Solver search = Solver.normal().using(Strategy.search());
        analysis.winningMoves(100).list().forEach(move -> assertEquals(Outcome.P, search.outcome(move.result())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "staircase-nim 3 4 2 5",
                "notakto[board=[4,4]]",
                "nogo[board=[2,4]]",
                "clobber[board=[3,4]] XOXO OXOX XOXO",
                "cram[3,4]",
                "sprouts 3"
            })
    void aMisereOutcomeTakesAtMostTwiceTheWorkOfBareSearch(String question) {
        Position position = read(question);
        Analysis analysis = Solver.misere().analyse(position);
        Analysis whole = Solver.misere().using(Strategy.wholeSums()).analyse(position);
        assertEquals(whole.outcome(), analysis.outcome());
        assertTrue(work(analysis.cost()) < 2 * work(whole.cost()), () -> analysis.cost() + " against " + whole.cost());
        assertEquals(OptionalLong.empty(), analysis.known().grundy(), "P of misère play is no Grundy value");
        analysis.winningMove().ifPresent(move -> assertLost(Convention.MISERE, move));
        assertEquals(analysis.outcome() == Outcome.N, analysis.winningMove().isPresent());
    }

    private static void assertLost(Convention convention, Move move) {
        assertEquals(
                Outcome.P, Solver.of(convention).using(Strategy.wholeSums()).outcome(move.result()));
    }

    @Test
    void aCancellationEndsTheJudgementOfMoves() {
        AtomicInteger polls = new AtomicInteger(Integer.MIN_VALUE);
        Analysis analysis =
                Solver.normal().cancelWhen(() -> polls.incrementAndGet() > 0).analyse(read("cram[6,8]"));
        assertEquals(Outcome.P, analysis.outcome());
        polls.set(-20); // not while the moves are listed
        assertEquals(
                Analysis.Status.CANCELLED,
                assertThrows(UnsolvedException.class, analysis::moves).status());
    }
}
