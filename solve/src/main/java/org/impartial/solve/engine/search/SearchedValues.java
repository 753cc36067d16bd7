package org.impartial.solve.engine.search;

import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;

/** Grundy values by a search of all followers that can be stopped between two positions and continued without loss. */
public interface SearchedValues extends GrundyValues {
    Function<Component<?>, OptionalLong> NOWHERE = component -> OptionalLong.empty();

    /** Returns the value of a canonical component if a search has found it; no component is added. */
    OptionalLong known(Component<?> canonical);

    /** Returns the search for a value in turns, with values found elsewhere and shared lists, then to be closed. */
    ValueTurns inTurns(Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists);

    @FunctionalInterface
    interface ValueTurns extends AutoCloseable {
        /** Continues the search; returns the value. */
        long value(Meter meter);

        @Override
        default void close() {}
    }
}
