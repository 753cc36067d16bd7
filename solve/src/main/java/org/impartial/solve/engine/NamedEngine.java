package org.impartial.solve.engine;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.solve.theory.GrundyValues;

/** An engine that consists of a name, two tests and a supplier of tables. */
record NamedEngine(
        String name,
        Predicate<Component<?>> suitable,
        Predicate<Component<?>> possible,
        Supplier<? extends GrundyValues> tables)
        implements Engine {

    @Override
    public boolean suits(Component<?> component) {
        return suitable.test(component);
    }

    @Override
    public boolean handles(Component<?> component) {
        return possible.test(component);
    }

    @Override
    public GrundyValues open() {
        return tables.get();
    }

    @Override
    public String toString() {
        return name;
    }
}
