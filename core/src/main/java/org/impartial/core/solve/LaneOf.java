package org.impartial.core.solve;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.core.theory.Valuation;

/** A lane as data. */
record LaneOf(
        String name,
        Predicate<Component<?>> whereItSuits,
        Predicate<Component<?>> whereItWorks,
        Supplier<Valuation> tables)
        implements Lane {

    @Override
    public boolean suits(Component<?> component) {
        return whereItSuits.test(component);
    }

    @Override
    public boolean handles(Component<?> component) {
        return whereItWorks.test(component);
    }

    @Override
    public Valuation open() {
        return tables.get();
    }
}
