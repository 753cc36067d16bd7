package org.impartial.cli.exercise;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;

/** A question about a position, or with the empty position about the rules in its text, and all its answers. */
public record Exercise(
        ExerciseKind kind,
        Convention play,
        Position shown,
        String text,
        String question,
        List<String> answers,
        String reason) {

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
