package org.impartial.json.question;

import org.impartial.core.library.Method;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Strategy;

/** The strategy that a question names: one of the library, or of a provider on the class path. */
public record SolverChoice(String name) {
    /** The default strategy, which uses proved theorems where it can. */
    public static final SolverChoice AUTO = new SolverChoice("auto");

    /** Reads the name of a strategy. */
    public static SolverChoice of(String name) {
        try {
            return new SolverChoice(Strategy.named(name).name());
        } catch (IllegalArgumentException unknown) {
            throw new NotationException(String.valueOf(unknown.getMessage()));
        }
    }

    /** Returns the strategy, whose tables are empty. */
    Strategy strategy() {
        return Strategy.named(name);
    }

    /**
     * Returns the method for questions about many positions, which support fewer methods: search, unless another is
     * named.
     */
    Method method() {
        for (Method method : Method.values()) {
            if (method.toString().equals(name)) {
                return method;
            }
        }
        return Method.SEARCH;
    }

    @Override
    public String toString() {
        return name;
    }
}
