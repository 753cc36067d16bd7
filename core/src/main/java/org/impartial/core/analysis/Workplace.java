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

    synchronized Tables tables() {
        return tables;
    }
}
