package org.impartial.core.theory;

import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;

/** A source of Grundy values of single components: claims, tables or search. */
@FunctionalInterface
public interface Valuation {

    /**
     * The Grundy value of a component.
     *
     * @param component the component
     * @return its value in normal play, 0 or more
     */
    long grundy(Component<?> component);

    /**
     * The Grundy value of a sum.
     *
     * @param position any position
     * @return the XOR of the values of its components
     */
    default long grundy(Position position) {
        long value = 0;
        for (Component<?> component : position.components()) {
            value ^= grundy(component);
        }
        return value;
    }

    /**
     * The options of a component that have a value; by default all options are enumerated.
     *
     * @param component the component
     * @param wanted the value
     * @return the options in the order of the rules, lazily where they may be many
     */
    default Stream<Position> replies(Component<?> component, long wanted) {
        return component.options().stream().filter(option -> grundy(option) == wanted);
    }
}
