package org.impartial.solve.engine;

/**
 * An open strategy or step. It keeps its tables from one question to the next, and nothing else of a question; in
 * particular it does not keep the meter. Not safe for use by several threads at once.
 *
 * <pre>{@code
 * Session session = Strategy.claims().open();
 * Question question = new Question(new Nim().heaps(3, 5), Convention.NORMAL, Meter.unlimited());
 * session.result(question).answer().isPresent();  // true
 * }</pre>
 */
@FunctionalInterface
public interface Session {

    /**
     * Answers a question, or declines.
     *
     * @param question the question; its meter counts and stops the work of this call and of all later use of the
     *     answer, whose theory must not use another meter
     * @return an answer whose theory determines the outcome of the position, or a result with the reason why there is
     *     none
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the question is cancelled; the
     *     tables are consistent then, as after every exception
     */
    StepResult result(Question question);
}
