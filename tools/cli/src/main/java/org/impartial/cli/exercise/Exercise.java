package org.impartial.cli.exercise;

import java.util.List;
import org.impartial.core.game.Position;

/**
 * A question about a position, with all its answers.
 *
 * @param shown the position that is shown; the empty position if the question is about many heaps
 * @param text the position as the library reads it, or the rules of a question about heaps
 * @param answers all answers, as moves are written, or heaps, or the player who wins
 */
public record Exercise(
        ExerciseKind kind, Position shown, String text, String question, List<String> answers, String reason) {

    boolean repeats(Exercise other) {
        return other.kind == kind && other.question.equals(question) && other.text.equals(text);
    }

    public enum ExerciseKind {
        ONE,
        SEVERAL,
        /** All winning moves of misère play, if they differ from those of normal play. */
        MISERE,
        OUTCOME,
        WORTH,
        /** The answer about all places of a ruleset that has no positions. */
        SURVEY
    }
}
