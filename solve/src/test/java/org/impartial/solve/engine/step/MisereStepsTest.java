package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.solve.Analysis;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Step;
import org.impartial.solve.theory.quotient.Code;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.Taking;
import org.impartial.solve.theory.sums.SumClasses;
import org.impartial.solve.theory.sums.SumClasses.TameValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Misère play of sums by the best theory, against brute force from the bare definition. */
class MisereStepsTest {
    private static final HeapGame KAYLES = Code.of("0.77");
    /** Splits a heap into two unequal heaps. */
    private static final HeapGame UNEQUAL = HeapGame.of("unequal", (heap, out) -> {
        for (int a = 1; 2 * a < heap; a++) {
            out.to(a, heap - a);
        }
    });
    /** Takes one bean, or halves an even heap. */
    private static final HeapGame HALVING = HeapGame.of("halving", (heap, out) -> {
        if (heap > 0) {
            out.to(heap - 1);
        }
        if (heap > 0 && heap % 2 == 0) {
            out.to(heap / 2, heap / 2 - 1);
        }
    });

    static Stream<HeapGame> games() {
        return Stream.of(
                KAYLES,
                Code.of("0.07"),
                Code.of("0.26"),
                Code.of("0.123"),
                Code.of("0.333"),
                Code.of("4.3"),
                Code.of("4.7"),
                Code.of("0.F"),
                Taking.of(1, 2),
                Taking.of(2, 5, 6),
                UNEQUAL,
                HALVING);
    }

    @ParameterizedTest
    @MethodSource("games")
    void sumsOfHeapsHaveTheOutcomeAndAllTheWinningMovesOfTheDefinition(HeapGame game) {
        Solver solver = Solver.misere();
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        Random random = new Random(7);
        for (int i = 0; i < 60; i++) {
            assertRight(
                    solver,
                    brute,
                    game.heaps(random.longs(random.nextInt(5), 0, 8).toArray()));
        }
    }

    @Test
    void sumsOfDifferentGamesToo() {
        Solver solver = Solver.misere();
        Solver quotients = Solver.misere().using(Strategy.quotients());
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        List<HeapGame> games = games().toList();
        Random random = new Random(8);
        for (int i = 0; i < 25; i++) {
            List<Component<?>> parts = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                parts.add(games.get(random.nextInt(games.size())).at(random.nextInt(7)));
            }
            assertRight(solver, brute, Position.sum(parts));
            assertRight(quotients, brute, Position.sum(parts));
        }
    }

    private static void assertRight(Solver solver, ByDefinition<Position> brute, Position position) {
        Analysis analysis = solver.analyse(position);
        assertEquals(brute.outcome(position), analysis.outcome(), position::toString);
        List<Move> winning = position.moves().stream()
                .filter(move -> brute.outcome(move.result()) == Outcome.P)
                .toList();
        assertEquals(winning, analysis.winningMoves(), position::toString);
        assertFalse(analysis.explain().reason().isEmpty());
    }

    @Test
    void aHundredGreatHeapsNeedNoSearch() {
        Solver solver = Solver.misere().within(Budget.positions(100_000));
        Analysis analysis = solver.analyse(KAYLES.heaps(
                new Random(9).longs(100, 1_000_000_000_000L, 2_000_000_000_000L).toArray()));
        assertEquals(Analysis.Status.SOLVED, analysis.status());
        assertTrue(analysis.value(Element.class).isPresent());
        assertFalse(analysis.winningMoves(10).complete() && analysis.outcome() == Outcome.N);
    }

    /** The quotient of Kayles takes 12,208, and the search of this heap 77,506; the other heap has no quotient. */
    @Test
    void neitherTheSearchNorTheQuotientOfAHeapPrecedesTheOtherForLong() {
        assertTrue(work(KAYLES.at(44)) < 2 * 12_208);
        HeapGame split = HeapGame.of("split", (heap, out) -> {
            for (int a = 1; 2 * a <= heap; a++) {
                out.to(a, heap - a);
            }
        });
        assertTrue(work(split.at(57)) < 2 * 1_404);
    }

    /** The search alone takes 118, and the two would take 238 if each listed the options of all heaps. */
    @Test
    void theSearchAndTheBareSearchOfHeapsTakeListsOfOptionsFromEachOther() {
        assertTrue(work(KAYLES.heaps(12, 7)) < 2 * 118);
    }

    @Test
    void theNextQuestionUsesWhatTheSearchesFound() {
        Solver solver = Solver.misere();
        assertTrue(solver.analyse(KAYLES.heaps(12, 7)).cost().positions() > 0);
        assertEquals(0, solver.analyse(KAYLES.heaps(12, 7)).cost().positions());
    }

    private static long work(Position position) {
        Cost cost = Solver.misere().analyse(position).cost();
        return cost.positions() + cost.options();
    }

    /** A quotient that is completed in turns goes no further than the question; its explanation continues it. */
    @Test
    void anExplanationContinuesAPartialQuotientUntilItIsFinal() {
        Analysis analysis = Solver.misere().analyse(KAYLES.at(44));
        Cost ofOutcome = analysis.cost();
        String reason = analysis.explain().reason();
        assertTrue(reason.contains("order 40, |P| = 9, partial, verified up to 44;"), reason);
        assertTrue(
                reason.endsWith("; continued, this quotient is final: Phi(n+12) = Phi(n) for 71 <= n <= 155,"
                        + " and 155 is enough"),
                reason);
        assertTrue(ofOutcome.options() < analysis.cost().options());
    }

    @Test
    void theAnswerNamesTheQuotientTheElementAndTheMove() {
        Analysis analysis = Solver.misere().using(Strategy.quotients()).analyse(KAYLES.heaps(5, 9, 20));
        assertEquals("ab^2", analysis.value(Element.class).orElseThrow().word());
        String reason = analysis.explain().reason();
        assertTrue(reason.contains("order 40, |P| = 9, final: Phi(n+12) = Phi(n)"), reason);
        assertTrue(reason.contains("this one is the element ab^2 outside P"), reason);
        assertTrue(reason.endsWith("[Plambeck-Siegel 2008]"), reason);
        List<Exhibit> exhibits = analysis.explain().exhibits();
        assertEquals(
                List.of(
                        List.of("0.77 5", "c"),
                        List.of("0.77 9", "d"),
                        List.of("0.77 20", "ade"),
                        List.of("sum", "ab^2")),
                exhibits.get(0).rows());
        assertEquals(
                List.of(List.of("0.77 20 -> 0.77 9 + 0.77 9", "b^2")),
                exhibits.get(1).rows());
    }

    @Test
    void theRuleOfMisereNimIsUsedWhereItIsProved() {
        Step tameness = Step.of("tame sums", QuestionKind.MISERE, shared -> {
            SumClasses classes = new SumClasses();
            return question -> TameSums.result(classes, question.position(), question.meter(), question.meter());
        });
        Solver byTameness = Solver.misere().using(Strategy.of("tame", tameness));
        Analysis pet = byTameness.analyse(Taking.of(1, 2).heaps(4, 5, 6, 700));
        assertTrue(pet.value(TameValue.class).isPresent());
        assertTrue(pet.explain().reason().contains("pet: the rule of misère Nim holds [Gurvich-Ho 2015]"));
        Analysis tame = byTameness.analyse(Code.of("4.3").heaps(6, 11));
        assertTrue(tame.explain().reason().contains("tame"), tame.explain().reason());
        HeapGame nim = HeapGame.of("nim", (heap, out) -> {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        });
        assertTrue(Solver.misere()
                .analyse(nim.heaps(20, 21, 22))
                .value(TameValue.class)
                .isPresent());
        Position wild = KAYLES.heaps(5, 5);
        assertFalse(Solver.misere().analyse(wild).value(TameValue.class).isPresent());
    }

    /** Twelve parts of each game have too many sums to search, but the quotient distinguishes only few of them. */
    @Test
    void manyPartsOfDifferentGamesHaveAQuotient() {
        List<Component<?>> parts = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            parts.add(KAYLES.at(5 + i % 3));
            parts.add(UNEQUAL.at(7 + i % 4));
            parts.add(HALVING.at(5 + i % 3));
        }
        Solver solver = Solver.misere().within(Budget.positions(2_000_000));
        Analysis analysis = solver.using(Strategy.quotients()).analyse(Position.sum(parts));
        assertEquals(Analysis.Status.SOLVED, analysis.status());
        assertTrue(analysis.explain().reason().contains("all reachable positions"));
        assertEquals(
                analysis.winningMoves(), solver.analyse(Position.sum(parts)).winningMoves());
    }

    /** The classification of all heaps may take half of a budget; the quotient then needs no more than the rest. */
    @Test
    void anAttemptLeavesBudgetForTheNext() {
        Solver tight = Solver.misere().within(Budget.positions(20_000));
        Analysis analysis = tight.analyse(Code.of("4.3").heaps(3000, 2999));
        assertEquals(Analysis.Status.SOLVED, analysis.status());
        assertTrue(analysis.value(Element.class).isPresent());
        assertEquals(Solver.misere().analyse(Code.of("4.3").heaps(3000, 2999)).winningMoves(), analysis.winningMoves());
    }

    /**
     * The quotient of Officers at 17 takes more than half of this budget; after the first question it is not attempted
     * again.
     */
    @Test
    void aFailedAttemptIsNotRepeated() {
        HeapGame officers = Code.of("0.6");
        Strategy quotientFirst =
                Strategy.of("quotient first", new QuotientStep(Share.QUOTIENT), MisereMethodsStep.searchAlone());
        Solver tight = Solver.misere().using(quotientFirst).within(Budget.positions(200_000));
        Analysis first = tight.analyse(officers.heaps(17));
        assertTrue(first.cost().positions() > 50_000, first.cost()::toString);
        for (int heap = 18; heap < 21; heap++) {
            Analysis next = tight.analyse(officers.heaps(heap));
            assertEquals(Analysis.Status.SOLVED, next.status());
            assertTrue(next.cost().positions() < 10_000, next.cost()::toString);
        }
    }

    @Test
    void aBudgetIsKeptAndACancellationIsNotHidden() {
        Position open = Code.of("0.07").heaps(45, 44, 43, 42, 41);
        Analysis over = Solver.misere().within(Budget.positions(5_000)).analyse(open);
        assertEquals(Analysis.Status.OVER_BUDGET, over.status());
        assertTrue(over.cost().positions() < 20_000, over.message());
        Analysis cancelled = Solver.misere().cancelWhen(() -> true).analyse(open);
        assertEquals(Analysis.Status.CANCELLED, cancelled.status());
        assertThrows(UnsolvedException.class, cancelled::outcome);
    }

    @Test
    void quotientsDeclineNormalPlay() {
        Analysis declined = Solver.normal().using(Strategy.quotients()).analyse(KAYLES.heaps(3, 4));
        assertEquals(Analysis.Status.DECLINED, declined.status());
    }
}
