package org.impartial.core.solve;

import java.util.Optional;
import java.util.function.Supplier;

/** What a strategy says of a position: a {@link Solution}, or that it {@linkplain Declined declines}, and why. */
public sealed interface Result permits Solution, Declined {

    /**
     * That a strategy has no answer.
     *
     * @param reason why, as the end of a sentence that begins with the name of the strategy
     * @return the result
     */
    static Result declined(String reason) {
        return new Declined(reason);
    }

    /**
     * The solution.
     *
     * @return the solution, if there is one
     */
    default Optional<Solution<?>> solution() {
        return this instanceof Solution<?> solution ? Optional.of(solution) : Optional.empty();
    }

    /**
     * This result if it is a solution, else another.
     *
     * @param next asked if this one declines
     * @return the first of both that is a solution, else the second
     */
    default Result or(Supplier<? extends Result> next) {
        return this instanceof Solution ? this : next.get();
    }
}
