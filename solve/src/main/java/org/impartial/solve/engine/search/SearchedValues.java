package org.impartial.solve.engine.search;

import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;

/** Grundy values by a search of all followers that can be stopped between two positions and continued without loss. */
public interface SearchedValues extends GrundyValues {
    Function<Component<?>, OptionalLong> NOWHERE = component -> OptionalLong.empty();

    /**
     * Returns the value of a component if a search has found it; no component is added.
     *
     * @param canonical a component whose state is canonical
     */
    OptionalLong known(Component<?> canonical);

    /**
     * Returns the search for the value of a component in several turns; no other search may begin before it is closed.
     *
     * @param elsewhere the values of canonical components that another search has found
     * @param lists the lists that the other search makes too, which are used for state objects
     */
    ValueTurns inTurns(Component<?> component, Function<Component<?>, OptionalLong> elsewhere, ListedOptions lists);

    @FunctionalInterface
    interface ValueTurns extends AutoCloseable {
        /** Continues the search; returns the value. */
        long value(Meter meter);

        @Override
        default void close() {}
    }
}
