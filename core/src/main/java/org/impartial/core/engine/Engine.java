package org.impartial.core.engine;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.core.theory.GrundyValues;

/**
 * An engine for the Grundy values of single components: it tells which components it suits, and opens tables for them. An
 * engine is an immutable description; what it opens belongs to one session.
 */
public interface Engine {

    /**
     * Returns the name under which it is chosen and mentioned.
     *
     * @return a short name, such as {@code packed}
     */
    String name();

    /**
     * Returns whether this engine should value a component if no engine was chosen by name.
     *
     * @param component a component whose play ends
     * @return true if it can, and if it pays; of several engines the first that suits is taken
     */
    boolean suits(Component<?> component);

    /**
     * Returns whether this engine can value a component at all, however long that takes.
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
    GrundyValues open();

    /**
     * Returns an engine from its parts.
     *
     * @param name its name
     * @param suits the components that it values
     * @param tables opens it with empty tables
     * @return the engine
     */
    static Engine of(String name, Predicate<Component<?>> suits, Supplier<? extends GrundyValues> tables) {
        return new NamedEngine(name, suits, suits, tables);
    }

    /**
     * Returns an engine that can value more components than it suits.
     *
     * @param name its name
     * @param suits the components that it values if no engine was chosen by name
     * @param handles the components that it can value
     * @param tables opens it with empty tables
     * @return the engine
     */
    static Engine of(
            String name,
            Predicate<Component<?>> suits,
            Predicate<Component<?>> handles,
            Supplier<? extends GrundyValues> tables) {
        return new NamedEngine(name, suits, handles, tables);
    }
}
