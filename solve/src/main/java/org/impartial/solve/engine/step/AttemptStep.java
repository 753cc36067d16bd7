package org.impartial.solve.engine.step;

import java.util.Set;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.theory.SumTheory;

/**
 * Another step, attempted within a share of the budget; it declines if that does not suffice to determine the outcome.
 * Thus a method that needs little work on small positions can precede one that needs little work on large positions.
 * The tables keep the results of a failed attempt.
 *
 * @param share the budget of the attempt
 * @param step the step
 */
public record AttemptStep(Share share, Step step) implements Step {

    @Override
    public Session open(SharedTables shared) {
        Session session = step.open(shared);
        return question -> {
            try {
                return share.attempt(question.meter())
                        .result(meter -> attempt(session, question.within(meter)))
                        .map(result -> result instanceof Answer<?> ? session.result(question) : result)
                        .orElseGet(() -> StepResult.declined("found no outcome within its share"));
            } catch (BeyondRangeException tooMany) {
                return StepResult.declined("cannot list the options: " + tooMany.getMessage());
            }
        };
    }

    private static StepResult attempt(Session session, Question attempt) {
        StepResult result = session.result(attempt);
        result.answer().ifPresent(answer -> determine(answer, attempt));
        return result;
    }

    private static <V> void determine(Answer<V> answer, Question attempt) {
        SumTheory<V> theory = answer.theory();
        if (theory.outcomeWithoutValue(attempt.position()).isEmpty()) {
            theory.outcome(theory.of(attempt.position()));
        }
    }

    @Override
    public boolean leavesOpen() {
        return step.leavesOpen();
    }

    @Override
    public boolean adds() {
        return step.adds();
    }

    @Override
    public Set<QuestionKind> kinds() {
        return step.kinds();
    }
}
