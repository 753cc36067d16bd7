package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The kinds of positions, and what is answered and refused by them. */
class KindsTest {
    private static final ImpartialGame<Integer> TAKE = (n, out) -> {
        for (int left = 0; left < n; left++) {
            out.to(left);
        }
    };
    private static final ImpartialGame<Integer> ROUND =
            ImpartialGame.of("round", List.of(), n -> n == 2 ? List.of(0, 3) : n == 3 ? List.of() : List.of(n + 1));

    /** Every move obliges the opponent to answer where it leads. */
    private enum Pressing implements Entailing<Integer> {
        GAME;

        @Override
        public void options(Integer n, Moves<Integer> out) {
            if (n > 0) {
                out.entails(n - 1);
            }
        }
    }

    private static final ImpartialGame<Integer> ENTERING = (n, out) -> {
        if (n > 0) {
            out.toPosition(Pressing.GAME.at(n));
            out.to(n - 1);
        }
    };
    private static final ImpartialGame<Integer> ALONE = TAKE.withKind(PositionKind.NOT_SUMMABLE);

    @Test
    void kindsAreJoined() {
        PositionKind both = PositionKind.LOOPY.join(PositionKind.ENTAILING);
        assertTrue(both.isLoopy() && both.isEntailing() && both.isSummable());
        assertTrue(both.includes(PositionKind.LOOPY) && !PositionKind.LOOPY.includes(both));
        assertEquals("loopy and entailing", both.toString());
        assertEquals("is loopy and may entail", both.obstacle().orElseThrow());
        assertSame(PositionKind.ORDINARY, TAKE.at(3).kind());
        assertSame(PositionKind.ENTAILING, TAKE.at(3).plus(Pressing.GAME.at(1)).kind());
        assertSame(PositionKind.ENTAILING, Pressing.GAME.entailed(1).kind());
        assertSame(PositionKind.ORDINARY, Position.empty().kind());
    }

    @Test
    void aGraphIsLoopyIfItHasACycle() {
        assertTrue(new FiniteGraph(List.of(List.of(1), List.of(0, 2), List.of())).loopy());
        assertTrue(new FiniteGraph(List.of(List.of(0))).loopy());
        FiniteGraph path = new FiniteGraph(List.of(List.of(1, 2), List.of(2), List.of()));
        assertFalse(path.loopy());
        assertEquals(FiniteGraph.of(3, List.of(List.of(0, 1), List.of(0, 2), List.of(1, 2))), path);
    }

    @Test
    void anOptionOfAnotherKindIsNoticedWhereOptionsAreListed() {
        Component<Integer> entering = ENTERING.at(2);
        KindException fault = assertThrows(KindException.class, entering::options);
        assertSame(PositionKind.ENTAILING, fault.kind());
        assertTrue(fault.getMessage().contains("may entail"), fault.getMessage());
        assertEquals(2, entering.moves().size());
        assertEquals(
                2, ENTERING.withKind(PositionKind.ENTAILING).at(2).options().size());
        assertThrows(KindException.class, () -> MisereQuotient.of(List.of(entering)));
        assertThrows(KindException.class, () -> Solver.normal().form(entering));
        assertThrows(KindException.class, () -> Solver.normal().prove(entering));
    }

    /** Play by hand: pressing 1 is N, pressing 2 is P; so entering 1 is N by its move to 0, and entering 2 by that to pressing 2. */
    @Test
    void aQuestionGoesToTheStepsForTheKindThatIsFound() {
        for (ImpartialGame<Integer> game : List.of(ENTERING, ENTERING.withKind(PositionKind.ENTAILING))) {
            assertEquals(Outcome.N, Solver.normal().outcome(game.at(1)));
            assertEquals(Outcome.N, Solver.normal().outcome(game.at(2)));
            assertEquals(Outcome.N, Solver.normal().using(Strategy.wholeSums()).outcome(game.at(2)));
            assertEquals(Outcome.N, Solver.normal().using(Strategy.search()).outcome(game.at(2)));
            assertEquals(Outcome.P, Solver.normal().outcome(game.at(2).plus(TAKE.at((int)
                    Solver.normal().grundy(game.at(2))))));
        }
        String declined = Solver.normal()
                .using(Strategy.nimberSearch())
                .analyse(ENTERING.at(2))
                .message();
        assertTrue(declined.contains("it does not handle entailing moves"), declined);
    }

    /** Values that would be found without regard to obligations are not kept. */
    @Test
    void aPositionIsAnsweredAlikeAfterItsKindIsFound() {
        ImpartialGame<Integer> rules = (n, out) -> {
            if (n > 0) {
                out.to(n);
                out.toPosition(Pressing.GAME.at(3));
            }
        };
        Position start = rules.withKind(PositionKind.LOOPY).at(1).plus(TAKE.at(1));
        Solver solver = Solver.normal();
        assertEquals(Outcome.D, new Oracle(100).outcome(start, Convention.NORMAL));
        assertEquals(Outcome.D, solver.outcome(start));
        assertEquals(Outcome.D, solver.outcome(start));
    }

    @Test
    @Timeout(60)
    void aMoveToAGreatHeapBesideEntailingMovesIsBeyondTheRange() {
        Solver solver = Solver.normal().within(Budget.unlimited().holding(10_000_000));
        assertEquals(Outcome.N, solver.outcome(leadingTo(1 << 20)));
        assertTrue(solver.analyse(leadingTo(1 << 28)).message().contains("memory"));
        for (long heap : new long[] {(1 << 28) + 1, Integer.MAX_VALUE, 1L << 40}) {
            assertThrows(BeyondRangeException.class, () -> solver.outcome(leadingTo(heap)));
        }
    }

    /** Nim, by its theorem. */
    private record Nim() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(SubtractionSet.all());
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(Claim.values(Basis.proved("the value of a heap is its size", "Bouton 1901"), heap -> heap));
        }
    }

    private static Position leadingTo(long heap) {
        ImpartialGame<Integer> rules = (n, out) -> {
            if (n > 0) {
                out.toPosition(new Nim().at(heap));
                out.toPosition(Pressing.GAME.at(2));
            }
        };
        return rules.withKind(PositionKind.ENTAILING).at(1);
    }

    /** From 1 play ends, or goes through a game that does not declare that positions repeat, and back to 1. */
    private record Detour(boolean loopy) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer n, Options<Integer> out) {
            if (n == 1) {
                out.toPosition(new Detour(!loopy).at(2));
                out.to(0);
            } else if (n == 2) {
                out.toPosition(new Detour(!loopy).at(1));
            }
        }
    }

    @Test
    void theBestMoveDoesNotReturnThroughAGameThatDoesNotDeclareIt() {
        Position start = new Detour(true).at(1);
        assertEquals(
                Optional.of(new Detour(true).at(0)),
                Solver.normal().bestMove(start).map(Move::result));
    }

    /** From 1, which may be repeated, play leads to an entailing game, which it does not declare. */
    @Test
    void aLoopyGameMayLeadToAnEntailingOne() {
        ImpartialGame<Integer> rules = (n, out) -> {
            if (n > 0) {
                out.to(n);
                out.toPosition(Pressing.GAME.at(2));
            }
        };
        Position start = rules.withKind(PositionKind.LOOPY).at(1);
        for (Convention convention : Convention.values()) {
            Outcome byRules = new Oracle(100).outcome(start, convention);
            assertEquals(byRules, Solver.of(convention).outcome(start));
            assertEquals(byRules, Solver.of(convention).using(Strategy.search()).outcome(start));
        }
    }

    @Test
    void rulesThatRepeatPositionsSayHowToDeclareIt() {
        for (Strategy strategy : List.of(Strategy.auto(), Strategy.search(), Strategy.objects())) {
            CycleException cycle = assertThrows(
                    CycleException.class, () -> Solver.normal().using(strategy).outcome(ROUND.at(0)));
            assertTrue(cycle.getMessage().contains("withKind(PositionKind.LOOPY)"), cycle.getMessage());
        }
        ImpartialGame<Integer> declared = ROUND.withKind(PositionKind.LOOPY);
        assertEquals(Outcome.N, Solver.normal().outcome(declared.at(2)));
        assertEquals(Outcome.P, Solver.normal().outcome(declared.at(1)));
    }

    @Test
    void whatIsPlayedAloneIsNoPartOfSumsAndHasNoValue() {
        Position three = ALONE.at(3);
        for (Position other : List.<Position>of(three, TAKE.at(1))) {
            NotationException refused = assertThrows(NotationException.class, () -> three.plus(other));
            assertTrue(refused.getMessage().contains("is not summable"), refused.getMessage());
            assertThrows(NotationException.class, () -> Position.of(other, three));
        }
        assertEquals(three, three.plus(Position.empty()));
        for (Strategy strategy : List.of(Strategy.auto(), Strategy.search(), Strategy.objects())) {
            Analysis analysis = Solver.normal().using(strategy).analyse(three);
            assertEquals(Outcome.N, analysis.outcome());
            assertEquals(1, analysis.winningMoves().size());
            assertEquals(OptionalLong.empty(), analysis.grundy());
            assertEquals(OptionalLong.empty(), analysis.known().grundy());
            assertEquals(OptionalLong.empty(), analysis.quick().grundy());
        }
        assertThrows(NotationException.class, () -> MisereQuotient.of(List.of(three)));
        ImpartialGame<Integer> splitting = (n, out) -> out.to(n, n);
        assertThrows(
                NotationException.class,
                () -> splitting.withKind(PositionKind.NOT_SUMMABLE).at(1).options());
    }

    @Test
    void allReasonsForWhichStepsDeclineAreKept() {
        Step first = tables -> question -> StepResult.declined("lacks the one");
        Step second = tables -> question -> StepResult.declined("lacks the other");
        Solver solver = Solver.normal().using(Strategy.of("both", first, second));
        String message = solver.analyse(TAKE.at(1)).message();
        assertTrue(message.contains("it lacks the one; it lacks the other"), message);
        String entailing = solver.analyse(Pressing.GAME.at(1)).message();
        assertTrue(entailing.contains("it does not handle entailing moves"), entailing);
    }
}
