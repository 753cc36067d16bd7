package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.solve.ByDefinition;
import org.junit.jupiter.api.Test;

class FiniteGameQuotientTest {
    private static final Notakto GAME = new Notakto();

    @Test
    void notaktoHasOrderEighteen() {
        MisereQuotient quotient = MisereQuotient.of(List.of(GAME.at(0)));
        assertEquals(18, quotient.order());
        assertEquals(4, quotient.portion().size());
        assertTrue(quotient.isFinal());
        assertFalse(quotient.tame());
        assertEquals(Optional.empty(), quotient.period());
        assertEquals(Optional.empty(), quotient.verify());
        assertEquals(Outcome.N, quotient.outcome(quotient.of(GAME.at(0))));
        assertThrows(IllegalStateException.class, () -> quotient.phi(3));
    }

    @Test
    void sumsOfHalfPlayedBoardsAgreeWithBruteForce() {
        MisereQuotient quotient = MisereQuotient.of(List.of(GAME.at(0)));
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        for (int a = 0; a < 512; a += 7) {
            for (int b = a; b < 512; b += 5) {
                boolean small = Integer.bitCount(a) + Integer.bitCount(b) >= 8 && reachable(a) && reachable(b);
                Position sum = GAME.at(a).plus(GAME.at(b));
                if (small) {
                    assertEquals(brute.outcome(sum), quotient.outcome(quotient.of(sum)), sum::toString);
                }
            }
        }
    }

    /** Returns whether the board was alive before its last cross. */
    private static boolean reachable(int board) {
        return board == 0
                || IntStream.range(0, 9)
                        .filter(cell -> (board >> cell & 1) != 0)
                        .anyMatch(cell -> !GAME.at(board ^ 1 << cell).options().isEmpty());
    }

    @Test
    void severalGamesShareOneQuotient() {
        Code kayles = Code.of("0.77");
        Taking taking = Taking.of(1, 3);
        MisereQuotient quotient = MisereQuotient.of(List.of(kayles.at(9), taking.at(8)));
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        for (int a = 0; a <= 9; a++) {
            for (int b = 0; b <= 8; b++) {
                Position sum = kayles.at(a).plus(taking.at(b)).plus(kayles.at(5));
                assertEquals(brute.outcome(sum), quotient.outcome(quotient.of(sum)), sum::toString);
            }
        }
    }

    @Test
    void gamesWithoutMovesHaveTheTrivialQuotient() {
        FiniteGraph graph = FiniteGraph.of(1, List.of());
        MisereQuotient quotient = MisereQuotient.of(List.of(graph.at(0)));
        assertEquals(1, quotient.order());
        assertEquals(List.of(), quotient.portion());
        assertTrue(quotient.tame() && quotient.isFinal());
    }

    @Test
    void loopyGamesAreRefused() {
        FiniteGraph graph = FiniteGraph.of(3, List.of(List.of(0, 1), List.of(1, 2), List.of(2, 1)));
        CycleException error = assertThrows(CycleException.class, () -> MisereQuotient.of(List.of(graph.at(0))));
        assertEquals(List.of(graph.at(1), graph.at(2)), error.cycle());
    }
}
