package org.impartial.solve;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.theory.SumTheory;
import org.jspecify.annotations.Nullable;

/** An answer about a position, whose element is evaluated when needed. Guarded by the lock of the question's tables. */
final class EvaluatedAnswer<V> {
    private final Answer<V> answer;
    private final Position position;
    private @Nullable V element;
    private @Nullable Outcome outcome;

    EvaluatedAnswer(Answer<V> answer, Position position) {
        this.answer = answer;
        this.position = position;
    }

    Answer<V> answer() {
        return answer;
    }

    private SumTheory<V> theory() {
        return answer.theory();
    }

    V element() {
        V known = element;
        if (known == null) {
            known = theory().of(position);
            element = known;
        }
        return known;
    }

    Outcome outcome() {
        Outcome known = outcome;
        if (known == null) {
            known = theory().outcomeWithoutValue(position).orElseGet(() -> theory().outcome(element()));
            outcome = known;
        }
        return known;
    }

    /** Returns the Grundy value, if the theory gives one. */
    OptionalLong grundy() {
        OptionalLong known = knownGrundy();
        return known.isPresent() ? known : theory().grundy(element());
    }

    /** Returns the Grundy value if it follows from what has already been evaluated. */
    OptionalLong knownGrundy() {
        V known = element;
        if (known != null) {
            return theory().grundy(known);
        }
        // The outcome may be known without the element; in normal play a P-position has the value 0.
        return outcome == Outcome.P && theory().convention() == Convention.NORMAL
                ? OptionalLong.of(0)
                : OptionalLong.empty();
    }

    Optional<Move> winningMove() {
        return theory().winningMove(position);
    }
}
