package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The recommended move of a won position wins where a strategy is known, and else it is not known to lose. */
class BestMoveTest {
    private static final Budget SMALL = Budget.positions(20_000);

    /** Strategy stealing gives no move, and a short search finds moves that lose: the first of the rules is one of them. */
    @ParameterizedTest
    @ValueSource(strings = {"chomp[11,12] 12 12 12 12 12 12 12 12 12 12 12", "chomp[7,20] 20 20 20 20 20 20 20"})
    void noMoveThatIsKnownToLoseIsRecommended(String text) {
        Analysis analysis = Solver.normal().within(SMALL).analyse(Asked.read(text));
        assertEquals(Outcome.N, analysis.outcome());
        assertEquals(Optional.empty(), analysis.winningMove());
        Move best = analysis.bestMove().orElseThrow();
        assertNotEquals(Outcome.N, known(best.result()));
        assertEquals(Outcome.N, known(analysis.position().moves().get(0).result()), "the test has lost its point");
    }

    private static Outcome known(Position position) {
        Analysis after = Solver.normal().within(SMALL).analyse(position);
        return after.status() == Status.SOLVED ? after.outcome() : Outcome.D;
    }

    /** A theorem that is a strategy is followed to the end, whatever the opponent plays and into however many parts. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cram[7,8]",
                "cram[6,7]",
                "cram[9,10]",
                "chomp[9,9] 9 9 9 9 9 9 9 9 9",
                "chomp[2,20] 20 20",
                "chomp[20,2] 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2",
                "chomp[5,9] 9 1 1 1 1"
            })
    void aStrategyIsFollowedToTheEnd(String text) {
        Random random = new Random(text.hashCode());
        for (int game = 0; game < 3; game++) {
            Position position = Asked.read(text);
            while (!position.moves().isEmpty()) {
                position = won(position).result();
                List<Move> moves = position.moves();
                if (moves.isEmpty()) {
                    break;
                }
                position = moves.get(random.nextInt(moves.size())).result();
                assertTrue(!position.moves().isEmpty(), "the opponent of " + text + " made the last move");
            }
        }
    }

    private static Move won(Position position) {
        Analysis analysis = Solver.normal().within(SMALL).analyse(position);
        assertEquals(Outcome.N, analysis.outcome(), () -> "no strategy for " + position);
        return analysis.winningMove().orElseThrow(() -> new AssertionError("no winning move of " + position));
    }

    /** What mirroring leaves is P: alone, in equal parts, and beside other games. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cram[8,8] | P",
                "cram[8,8] [1,1] [1,2] [8,7] [8,8] | P",
                "cram[8,8] [1,1] [1,2] | N",
                "cram[7,7] + cram[7,7] | P",
                "cram[7,7] + cram[7,7] + nim 3 | N"
            })
    void pairsCancel(String text, Outcome outcome) {
        assertEquals(outcome, Solver.normal().within(SMALL).outcome(Asked.read(text)));
    }

    @Test
    void theReasonNamesTheTheoremOfTheMove() {
        Analysis analysis = Solver.normal().within(SMALL).analyse(Asked.read("cram[8,8] [1,1] [1,2]"));
        assertTrue(analysis.reason().contains("mirroring"), analysis::reason);
        assertTrue(analysis.reason().contains("the move leaves a position that is P"), analysis::reason);
    }
}
