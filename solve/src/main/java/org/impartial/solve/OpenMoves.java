package org.impartial.solve;

import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.step.Share;

/**
 * The moves of a position that a theorem calls N without giving a winning move, such as strategy stealing: each is judged by
 * a short search, within half of the budget that is left.
 *
 * @param winning a move that was found to win, if there is one
 * @param open the first move that was not found to lose
 */
record OpenMoves(Optional<Move> winning, Optional<Move> open) {

    /** Judges the moves in their order, until one wins or the share of the budget ends. */
    static OpenMoves of(Question question, Session session) {
        Meter half = question.meter().half();
        Optional<Move> open = Optional.empty();
        try {
            for (Move move : question.position().moves(half)) {
                Optional<Outcome> after = outcome(question.convention(), session, move.result(), half);
                if (after.equals(Optional.of(Outcome.P))) {
                    return new OpenMoves(Optional.of(move), Optional.of(move));
                }
                if (open.isEmpty() && after.isEmpty()) {
                    open = Optional.of(move);
                }
            }
        } catch (StoppedException stopped) {
            half.absorb(stopped);
        } catch (BeyondRangeException tooMany) {
            return new OpenMoves(Optional.empty(), Optional.empty());
        }
        return new OpenMoves(Optional.empty(), open);
    }

    /** Returns the outcome of a position, if the strategy of the question finds it within a short search. */
    private static Optional<Outcome> outcome(Convention convention, Session session, Position position, Meter whole) {
        try {
            return Share.OUTCOME_AFTER_A_MOVE
                    .attempt(whole)
                    .find(attempt -> session.result(new Question(position, convention, attempt))
                            .answer()
                            .map(answer -> outcome(answer, position)));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private static <V> Outcome outcome(Answer<V> answer, Position position) {
        return new EvaluatedAnswer<>(answer, position).outcome();
    }
}
