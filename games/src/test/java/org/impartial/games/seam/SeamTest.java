package org.impartial.games.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.ImpartialException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/**
 * Every combinator over every kind of part, by every strategy and under both conventions, against play by the moves of
 * the rules alone: an answer is true, and a refusal states one of the named reasons.
 */
class SeamTest {
    private static final Budget BUDGET = Budget.positions(20_000);
    private static final int MOST_MOVES = 50;

    /** The reasons for which a position, or a question about it, may be refused. */
    private static final List<String> REASONS = List.of(
            "may repeat positions",
            "may oblige the opponent",
            "is not summable",
            "the rules repeat positions",
            "at most one component that must be answered");

    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> unnamed = new TreeMap<>();
    private int answers;
    private int refusals;

    @Test
    void everyAnswerIsThatOfPlayByTheMovesAlone() {
        List<Strategy> strategies = Stream.concat(
                        Strategy.all().stream(), Stream.of(Strategy.packed(2), Strategy.nimberSearch(2)))
                .toList();
        for (Supplier<Position> seam : Seams.all()) {
            made(seam).ifPresent(position -> {
                for (Convention convention : Convention.values()) {
                    Outcome truth = PlayByMoves.outcome(position, convention);
                    strategies.forEach(strategy -> compare(position, convention, truth, strategy));
                }
            });
        }
        String counts = answers + " answers, " + refusals + " refusals";
        assertEquals(List.of(), wrong.subList(0, Math.min(12, wrong.size())), wrong.size() + " of " + counts);
        assertEquals(Map.of(), unnamed, counts);
        assertTrue(answers > 5_000 && refusals > 1_000, counts);
    }

    /** Returns a position; empty if it is refused for a named reason. */
    private Optional<Position> made(Supplier<Position> seam) {
        try {
            return Optional.of(seam.get());
        } catch (ImpartialException refused) {
            refuse(refused.getMessage());
            return Optional.empty();
        }
    }

    private void compare(Position position, Convention convention, Outcome truth, Strategy strategy) {
        try {
            Analysis analysis =
                    Solver.of(convention).using(strategy).within(BUDGET).analyse(position);
            if (analysis.status() == Status.DECLINED) {
                refusals++;
            } else {
                answers++;
                confirm(position, convention, truth, analysis);
            }
        } catch (ImpartialException refused) {
            refuse(refused.getMessage());
        } catch (IllegalArgumentException | IllegalStateException fault) {
            wrong.add(position + ", " + convention.words() + ", by " + strategy.name() + ": " + fault);
        }
    }

    /** Compares the outcome, the winning moves, and the Grundy value, which a position that is not summable lacks. */
    private void confirm(Position position, Convention convention, Outcome truth, Analysis analysis) {
        String question = position + ", " + convention.words() + ", by " + analysis.strategy();
        if (analysis.outcome() != truth) {
            wrong.add(question + ": " + analysis.outcome() + ", not " + truth);
            return;
        }
        for (Move move : analysis.winningMoves(MOST_MOVES).list()) {
            if (PlayByMoves.outcome(move.result(), convention) != Outcome.P) {
                wrong.add(question + ": " + move + " does not win");
            }
        }
    }

    private void refuse(String message) {
        refusals++;
        if (REASONS.stream().noneMatch(message::contains)) {
            unnamed.merge(message, 1, Integer::sum);
        }
    }
}
