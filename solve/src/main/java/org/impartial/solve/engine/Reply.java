package org.impartial.solve.engine;

import java.util.Optional;

/**
 * The reply to a question: an {@link Answer}, or the statement that there is none, with the reason.
 *
 * <pre>{@code
 * Reply reply = Reply.declined("does not handle misère play");
 * reply.answer().isPresent();  // false
 * }</pre>
 */
public sealed interface Reply permits Answer, Reply.Declined {

    /**
     * Returns a reply without an answer.
     *
     * @param reason the reason, as the end of a sentence that begins with the name of the strategy
     * @return the reply
     */
    static Reply declined(String reason) {
        return new Declined(reason);
    }

    /**
     * Returns the answer.
     *
     * @return the answer, if there is one
     */
    default Optional<Answer<?>> answer() {
        return this instanceof Answer<?> answer ? Optional.of(answer) : Optional.empty();
    }

    /**
     * A reply without an answer.
     *
     * @param reason the reason, as the end of a sentence that begins with the name of the strategy
     */
    record Declined(String reason) implements Reply {}
}
