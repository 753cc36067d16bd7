package org.impartial.cli.exercise;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.cli.exercise.Exercise.ExerciseKind;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.json.question.GameTerm;
import org.impartial.json.question.Solvers;
import org.impartial.solve.Strategy;

/** Makes exercises about a ruleset that has no positions but answers a question of each size, such as pirates. */
final class SurveyExercises {
    static Optional<List<Exercise>> of(GameLibrary library, String text, int level, long seed, int count) {
        GameTerm term = GameTerm.of(text);
        String example = library.family(term.game()).card().example();
        String rules =
                term.rules().contains("[") ? term.rules() : GameTerm.of(example).rules();
        if (!library.ruleset(rules).surveysOnly()) {
            return Optional.empty();
        }
        List<String> texts = new ArrayList<>(IntStream.rangeClosed(1, 3 + 3 * level)
                .mapToObj(size -> rules + " " + size)
                .toList());
        Collections.shuffle(texts, new Random(seed));
        return Optional.of(texts.stream()
                .limit(count)
                .flatMap(one -> library.survey(one).map(survey -> exercise(library, one, survey)).stream())
                .toList());
    }

    private static Exercise exercise(GameLibrary library, String text, Survey survey) {
        Datum.Fields answer =
                survey.answer(Method.AUTO, new Solvers(Progress.NONE).inquiry(Strategy.auto(), Exercises.BUDGET));
        String asked = String.join(", and the ", answer.fields().keySet());
        String question = "What is the " + asked + " of each, from the first on?";
        List<String> answers =
                answer.fields().values().stream().map(Datum::toString).toList();
        String theory = library.family(GameTerm.of(text).game()).card().theory();
        return new Exercise(ExerciseKind.SURVEY, Convention.NORMAL, Position.empty(), text, question, answers, theory);
    }
}
