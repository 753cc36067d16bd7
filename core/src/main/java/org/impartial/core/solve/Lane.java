package org.impartial.core.solve;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.core.theory.Valuation;

/**
 * An engine for the Grundy values of single components: it says which components it suits, and opens tables for them. A
 * lane is an immutable description; what it opens belongs to one session.
 */
public interface Lane {

    /**
     * The name under which it is chosen and mentioned.
     *
     * @return a short name, such as {@code packed}
     */
    String name();

    /**
     * Whether this engine should value a component where nobody asked for it by name.
     *
     * @param component a component whose play ends
     * @return true if it can, and if it is worth while; of several lanes the first that suits is taken
     */
    boolean suits(Component<?> component);

    /**
     * Whether this engine can value a component at all, however long that takes.
     *
     * @param component a component whose play ends
     * @return true if it can; by default where it suits
     */
    default boolean handles(Component<?> component) {
        return suits(component);
    }

    /**
     * Opens the engine with empty tables.
     *
     * @return the values of the components that it handles; it must value every part of their options
     */
    Valuation open();

    /**
     * A lane from its parts.
     *
     * @param name its name
     * @param suits the components that it values
     * @param tables opens it with empty tables
     * @return the lane
     */
    static Lane of(String name, Predicate<Component<?>> suits, Supplier<Valuation> tables) {
        return new LaneOf(name, suits, suits, tables);
    }
}
