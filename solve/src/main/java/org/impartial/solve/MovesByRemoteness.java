package org.impartial.solve;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.engine.step.Share;
import org.impartial.solve.theory.sums.FreeSums;
import org.impartial.solve.theory.sums.Smith;

/** Chooses moves by the number of moves that play still takes, from the graph of all positions in reach or by a theory. */
final class MovesByRemoteness {
    private MovesByRemoteness() {}

    /** Returns the move that makes progress where play may repeat positions, as far as the theory of an answer tells one. */
    static Optional<Move> homing(Question question, EvaluatedAnswer<?> answer) {
        Object theory = answer.answer().theory();
        if (theory instanceof Smith smith) {
            Optional<Move> nearest = smith.valuation().splits() ? byRemoteness(question, true) : Optional.empty();
            return nearest.or(() -> smith.homingMove(question.position()));
        }
        return theory instanceof FreeSums sums ? sums.homingMove(question.position()) : Optional.empty();
    }

    /** Returns the move after which play lasts longest, or the first move if the game is too large to determine it. */
    static Optional<Move> longest(Question question) {
        return byRemoteness(question, false)
                .or(() -> question.position().moves(question.meter()).stream().findFirst());
    }

    /** Returns the move that wins soonest, or after which play lasts longest; empty if the game is too large. */
    private static Optional<Move> byRemoteness(Question question, boolean wins) {
        Meter attempt = Share.LONGEST_PLAY.of(question.meter());
        try {
            GameGraph reached = GameGraph.reachable(question.position(), attempt);
            Retrograde outcomes = Retrograde.of(reached.graph(), question.convention(), attempt);
            Comparator<Move> length =
                    Comparator.comparingInt(move -> outcomes.remoteness(reached.vertex(move.result())));
            Stream<Move> moves = question.position().moves(attempt).stream();
            return wins
                    ? moves.filter(move -> outcomes.outcome(reached.vertex(move.result())) == Outcome.P)
                            .min(length)
                    : moves.max(length);
        } catch (StoppedException stopped) {
            if (!stopped.memory()) {
                attempt.absorb(stopped);
            }
            return Optional.empty();
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }
}
