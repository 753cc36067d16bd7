package org.impartial.core.engine;

import java.util.Optional;

/** What comes back to a question: an {@link Answer}, or that there is none, and why. */
public sealed interface Reply permits Answer, Reply.Declined {

    /**
     * Returns that there is no answer.
     *
     * @param reason why, as the end of a sentence that begins with the name of the strategy
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
     * There is no answer.
     *
     * @param reason why, as the end of a sentence that begins with the name of the strategy
     */
    record Declined(String reason) implements Reply {}
}
