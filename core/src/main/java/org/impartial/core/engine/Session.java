package org.impartial.core.engine;

/**
 * A strategy or step at work. It keeps its tables from one question to the next, and never anything else of a question, least
 * of all its meter. Belongs to one thread at a time.
 */
@FunctionalInterface
public interface Session {

    /**
     * Answers a question, or declines.
     *
     * @param question the question; its meter counts and stops the work of this call and of all later use of the answer, whose
     *     theory must use no other
     * @return an answer whose theory tells the outcome of the position; or why there is none
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the question is cancelled; the tables are
     *     whole then, as after every exception
     */
    Reply reply(Question question);
}
