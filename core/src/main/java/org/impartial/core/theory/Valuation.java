package org.impartial.core.theory;

import java.util.Optional;
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
     * The options of a component that have a value, where a theorem tells them without enumerating the others.
     *
     * @param component the component
     * @param wanted the value
     * @return all such options in the order of the rules, lazily where they may be many; by default nothing
     */
    default Optional<Stream<Position>> knownReplies(Component<?> component, long wanted) {
        return Optional.empty();
    }

    /**
     * The options of a component that have a value; all options are enumerated where they are not
     * {@linkplain #knownReplies known}.
     *
     * @param component the component
     * @param wanted the value
     * @return the options in the order of the rules, lazily where they may be many
     */
    default Stream<Position> replies(Component<?> component, long wanted) {
        return knownReplies(component, wanted)
                .orElseGet(() -> component.options().stream().filter(option -> grundy(option) == wanted));
    }
}
