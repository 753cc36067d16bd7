package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Play that is found to be loopy or entailing after the outcome is known, or in lists that searches exchange. */
class LateKindsTest {
    private static final List<Consumer<Analysis>> QUESTIONS = List.of(
            Analysis::bestMove,
            Analysis::winningMove,
            Analysis::moves,
            Analysis::grundy,
            Analysis::missing,
            Analysis::form,
            Analysis::certificate,
            Analysis::explain,
            analysis -> analysis.quick().grundy(),
            analysis -> analysis.known().winningMoves(2));

    private static final ImpartialGame<Integer> ROUND =
            ImpartialGame.loopy("round", n -> n == 0 ? List.of() : n == 1 ? List.of(1, 0) : List.of(1));

    private enum Again implements Entailing<Integer> {
        GAME;

        @Override
        public void options(Integer n, Moves<Integer> out) {
            if (n == 1 || n == 2) {
                out.again(0);
            }
            if (n == 2) {
                out.entails(0);
                out.to(1);
            }
            if (n == 3) {
                out.again(2);
            }
            if (n == 4) {
                out.entails(0);
                out.again(0);
            }
            if (n == 5) {
                out.to(4, 4);
                out.to(4);
            }
        }
    }

    /** State 3 wins by its option 1; another option leads by a chain to the given position. */
    private static ImpartialGame<Integer> leadingTo(Position position) {
        return (n, out) -> {
            if (n == 1) {
                out.to(0);
            } else if (n == 3) {
                out.to(1);
                out.to(0);
                out.to(60);
            } else if (n > 10) {
                out.to(n - 1);
                if (n % 3 == 0) {
                    out.to(2);
                }
            } else if (n == 10) {
                out.toPosition(position);
            }
        };
    }

    /** Play by hand: from 0 and from 3 the player moves again and wins by having no move left, so the opponent wins. */
    @Test
    void obligationsHoldInListsThatSearchesExchange() {
        ImpartialGame<Integer> entering = (n, out) -> {
            if (n == 1) {
                out.toPosition(Again.GAME.at(0));
                out.toPosition(Again.GAME.at(3));
            }
        };
        assertEquals(Outcome.P, Solver.misere().using(Strategy.wholeSums()).outcome(entering.at(1)));
        assertEquals(Outcome.P, Solver.misere().outcome(entering.at(1)));
        assertEquals(List.of(), Solver.misere().winningMoves(entering.at(1)));
    }

    @ParameterizedTest
    @EnumSource
    void everythingIsAnsweredForTheKindThatIsFound(Convention convention) {
        for (Position end : List.of(ROUND.at(1), Again.GAME.at(2))) {
            Position position = leadingTo(end).at(3);
            assertFalse(winning(position, convention).isEmpty());
            agree(position, convention);
        }
    }

    /** Here the outcome is found by a search that heeds obligations, and the moves were judged by another one. */
    @ParameterizedTest
    @EnumSource
    void aMoveToAnObligationIsJudgedByIt(Convention convention) {
        for (int n = 0; n < 6; n++) {
            Position end = Again.GAME.at(n);
            ImpartialGame<Integer> entering = (state, out) -> {
                if (state == 1) {
                    out.toPosition(end);
                }
            };
            agree(entering.at(1), convention);
        }
    }

    private static List<String> winning(Position position, Convention convention) {
        Oracle oracle = new Oracle(1000);
        return position.moves().stream()
                .filter(move -> oracle.outcome(move.result(), convention) == Outcome.P)
                .map(Object::toString)
                .toList();
    }

    private static void agree(Position position, Convention convention) {
        List<String> winning = winning(position, convention);
        for (Strategy strategy : Strategy.all()) {
            Solver solver = Solver.of(convention).using(strategy);
            Analysis analysis = solver.analyse(position);
            if (analysis.status() == Analysis.Status.SOLVED) {
                Analysis fresh = Solver.of(convention).using(strategy).analyse(position);
                check(winning, fresh);
                checkMoves(new Oracle(1000), fresh);
                QUESTIONS.forEach(question -> asked(question, solver.analyse(position)));
                QUESTIONS.forEach(question -> asked(question, analysis));
                assertEquals(winning.isEmpty() ? Outcome.P : Outcome.N, analysis.outcome());
                check(winning, analysis);
            }
        }
    }

    private static void asked(Consumer<Analysis> question, Analysis analysis) {
        try {
            question.accept(analysis);
        } catch (UnsolvedException declined) {
            assertFalse(declined.getMessage().isEmpty());
        }
    }

    private static void check(List<String> winning, Analysis analysis) {
        try {
            assertEquals(
                    winning,
                    analysis.winningMoves().stream().map(Object::toString).toList(),
                    analysis.strategy());
            assertEquals(analysis.winningMoves(9), analysis.known().winningMoves(9));
        } catch (UnsolvedException declined) {
            assertEquals(Analysis.Status.DECLINED, declined.status());
        }
    }

    private static void checkMoves(Oracle oracle, Analysis analysis) {
        try {
            for (Analysis.JudgedMove move : analysis.moves()) {
                assertEquals(
                        Optional.of(oracle.outcome(move.move().result(), analysis.convention())),
                        move.outcome(),
                        () -> analysis.strategy() + ": " + move);
            }
        } catch (UnsolvedException declined) {
            assertEquals(Analysis.Status.DECLINED, declined.status());
        }
    }
}
