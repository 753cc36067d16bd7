package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer costs what it needs: by positions and options, which repeat exactly, and not by seconds. */
class EffortTest {

    /** The most work of a theorem that is evaluated. */
    private static final long THEOREM = 20;

    private static Position read(String text) {
        return GameLibrary.installed().read(text).position();
    }

    private static long work(Cost cost) {
        return cost.positions() + cost.options();
    }

    /** The most work that the outcome, the value and all moves together may take. */
    static Stream<Arguments> answers() {
        return Stream.of(
                Arguments.of("coin-turning[set=up-to,9] HTTHTH", 1_000),
                Arguments.of("grundys-game 9", 200),
                Arguments.of("officers 9", 200),
                Arguments.of("treblecross 7 4", 200),
                Arguments.of("kayles 50 30 77", 20_000),
                Arguments.of("subtraction[powers-of-two] 2147483647", 1_000),
                Arguments.of("greedy-nim 82 60 33 20", 100),
                Arguments.of("nim 9223372036854775807 1 2", 100));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void anAnswerCostsWhatItNeeds(String question, long most) {
        Analysis analysis = Solver.normal().analyse(read(question));
        assertEquals(Status.SOLVED, analysis.status());
        analysis.winningMoves(10);
        assertTrue(work(analysis.cost()) <= most, analysis.cost()::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram[4,11]",
                "cram[4,70]",
                "cram[4,71]",
                "wythoff 100 201",
                "wythoff 1000000000000000000 9",
                "dynamic-nim[2] 40",
                "moore-nim[2] 20 30 40",
                "mark 123456"
            })
    void theOutcomeAndAMoveCostWhatTheTheoremCosts(String question) {
        Analysis analysis = Solver.normal().within(Budget.positions(2_000_000)).analyse(read(question));
        assertTrue(work(analysis.cost()) <= THEOREM, analysis.cost()::toString);
        assertEquals(analysis.outcome() == Outcome.N, analysis.winningMove().isPresent());
        assertTrue(work(analysis.cost()) <= 2 * THEOREM, analysis.cost()::toString);
    }

    /** The proof that all heaps are tame takes three million positions; the quotient is built first. */
    @Test
    void aQuotientComesBeforeALongProofOfTameness() {
        Analysis analysis = Solver.misere().analyse(read("cut[2,3] 200"));
        assertEquals(Outcome.N, analysis.outcome());
        assertTrue(analysis.reason().contains("misère quotient"), analysis.reason());
        assertTrue(work(analysis.cost()) < 1_300_000, analysis.cost()::toString);
    }

    /** The proof by mirroring is a strategy: the domino on the middle, after which every move has its image. */
    @Test
    void mirroringTellsAMove() {
        Analysis analysis = Solver.normal().analyse(read("cram[4,11]"));
        Move move = analysis.winningMove().orElseThrow();
        assertEquals(Outcome.P, Solver.normal().outcome(move.result()));
        assertTrue(analysis.reason().contains("mirroring"), analysis.reason());
        assertFalse(analysis.reason().contains("search"), analysis.reason());
    }

    @Test
    void aBudgetOfPositionsEndsATableOfManyOptions() {
        Analysis analysis =
                Solver.normal().within(Budget.positions(5_000)).analyse(read("coin-turning[set=up-to,9] 40 41"));
        assertEquals(Status.OVER_BUDGET, analysis.status());
        assertTrue(analysis.message().contains("options"), analysis.message());
        assertTrue(analysis.cost().options() < 25_000_000, analysis.cost()::toString);
    }

    /** What a search adds to a theorem has a limit of its own, and the theorem's answer stays. */
    @Test
    void whatASearchAddsHasALimitOfItsOwn() {
        Budget budget = Budget.positions(100_000_000).adding(Budget.seconds(0.05));
        Analysis analysis = Solver.normal().within(budget).analyse(read("cram[4,11]"));
        assertEquals(1, analysis.known().winningMoves(5).list().size());
        assertTrue(analysis.grundy().isEmpty());
        assertFalse(analysis.winningMoves(5).complete());
        assertEquals(1, analysis.winningMoves(5).list().size());
        assertTrue(analysis.missing().contains("the limit is 50 ms"), analysis.missing());
        assertTrue(analysis.cost().time().toMillis() < 2_000, analysis.cost()::toString);
    }

    /** Many positions of one game leave tables behind; the next question is answered as if it came first. */
    @Test
    void earlierQuestionsCostALaterOneNothing() {
        Budget budget = Budget.unlimited().holding(3 << 20);
        Solver solver = Solver.normal().within(budget);
        for (int rows = 1; rows <= 4; rows++) {
            for (int columns = 1; columns <= 7; columns++) {
                solver.analyse(read("cram[" + rows + "," + columns + "]"))
                        .quick()
                        .grundy();
            }
        }
        Position last = read("cram[5,6]");
        assertEquals(
                Solver.normal().within(budget).analyse(last).grundy(),
                solver.analyse(last).grundy());
        assertTrue(solver.analyse(last).grundy().isPresent());
    }

    /** A proof is thinned in two orders, of which the second one here stops early: it took 90,000 options more. */
    @Test
    void thinningStopsWhereItsSecondOrderCannotWin() {
        NimberSearch search = new NimberSearch();
        search.value(read("cram[5,5]").components().get(0), Meter.unlimited());
        Meter meter = Meter.unlimited();
        assertEquals(123, search.prove(read("cram[5,5]"), meter).size());
        assertTrue(meter.cost().options() < 160_000, meter.cost()::toString);
    }
}
