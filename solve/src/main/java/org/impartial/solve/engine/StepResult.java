package org.impartial.solve.engine;

import java.util.Optional;

/**
 * The result of a step or a strategy for a question: an {@link Answer}, or the statement that there is none, with the reason.
 *
 * <pre>{@code
 * StepResult result = StepResult.declined("does not handle misère play");
 * result.answer().isPresent();  // false
 * }</pre>
 */
public sealed interface StepResult permits Answer, StepResult.Declined {

    /**
     * {@return a result without an answer}
     *
     * @param reason the reason, as the end of a sentence that begins with the name of the strategy
     */
    static StepResult declined(String reason) {
        return new Declined(reason);
    }

    /** {@return the answer, if there is one} */
    default Optional<Answer<?>> answer() {
        return this instanceof Answer<?> answer ? Optional.of(answer) : Optional.empty();
    }

    /**
     * A result without an answer.
     *
     * @param reason the reason, as the end of a sentence that begins with the name of the strategy
     */
    record Declined(String reason) implements StepResult {}
}
