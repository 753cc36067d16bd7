package org.impartial.core.analysis;

import org.impartial.core.solve.Strategy;

/** A strategy with its open tables, for one solver and those derived from it. */
final class Workplace {
    private final Strategy strategy;
    private Tables tables;

    Workplace(Strategy strategy) {
        this.strategy = strategy;
        this.tables = new Tables(strategy.open());
    }

    String name() {
        return strategy.name();
    }

    /** Gives up the tables that a question has filled; the next one starts with empty ones. */
    synchronized void clear() {
        tables = new Tables(strategy.open());
    }

    /** The tables for a question that may hold so many bytes; new ones where the old ones are too full for it. */
    synchronized Tables tables(long memory) {
        if (tables.crowd(memory)) {
            tables = new Tables(strategy.open());
        }
        return tables;
    }
}
