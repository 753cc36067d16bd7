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

    public Exercise {
        answers = List.copyOf(answers);
    }

    public enum ExerciseKind {
        /** The only winning move. */
        ONE,
        /** All winning moves, of which there are several. */
        SEVERAL,
        /** All winning moves of misère play, if they differ from those of normal play. */
        MISERE,
        /** The player who wins. */
        OUTCOME,
        /** The heaps that have a Grundy value. */
        WORTH,
        /** The answer about all places of a ruleset that has no positions. */
        SURVEY
    }
}
