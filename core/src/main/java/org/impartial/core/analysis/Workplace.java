package org.impartial.core.analysis;

import org.impartial.core.solve.Strategy;
import org.jspecify.annotations.Nullable;

/** A strategy with its open tables, for one solver and those derived from it. */
final class Workplace {
    private final Strategy strategy;

    /** Opened by the first question: a solver is often one step on the way to another. */
    private @Nullable Tables tables;

    Workplace(Strategy strategy) {
        this.strategy = strategy;
    }

    String name() {
        return strategy.name();
    }

    /** Gives up the tables that a question has filled; the next one starts with empty ones. */
    synchronized void clear() {
        tables = null;
    }

    /** The tables for a question that may hold so many bytes; new ones where the old ones are too full for it. */
    synchronized Tables tables(long memory) {
        Tables open = tables;
        if (open == null || open.crowd(memory)) {
            open = new Tables(strategy.open());
            tables = open;
        }
        return open;
    }
}
