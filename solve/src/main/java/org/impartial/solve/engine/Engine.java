package org.impartial.solve.engine;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.impartial.solve.theory.GrundyValues;

/**
 * An engine for the Grundy values of single components. It decides which components it suits, and opens tables for
 * them. An engine is an immutable description; the tables that it opens belong to one session.
 *
 * <pre>{@code
 * GrundyValues values = (component, meter) -> (long) component.state() % 4;
 * Engine fours = Engine.of("fours", component -> component.game().equals(new Bash(3)), () -> values);
 * Solver.normal().using(Strategy.of(fours)).grundy(new Bash(3).at(10));  // 2
 * }</pre>
 */
public interface Engine {

    /** {@return the name by which the engine is chosen and mentioned: a short name, such as {@code packed}} */
    String name();

    /**
     * Returns whether this engine should evaluate a component if no engine was chosen by name.
     *
     * @param component a component without infinite play
     * @return true if it can, and is likely to be faster than a general search; the first engine that suits is used
     */
    boolean suits(Component<?> component);

    /**
     * Returns whether this engine can evaluate a component at all, however long that takes.
     *
     * @param component a component without infinite play
     * @return true if it can; by default the same as {@link #suits}
     */
    default boolean handles(Component<?> component) {
        return suits(component);
    }

    /** {@return the values of components that this engine handles and of parts of their options; tables are empty} */
    GrundyValues open();

    /**
     * {@return an engine with the given name, test and tables}
     *
     * @param name its name
     * @param suits tests whether the engine should evaluate a component, and whether it can
     * @param tables opens the engine with empty tables
     */
    static Engine of(String name, Predicate<Component<?>> suits, Supplier<? extends GrundyValues> tables) {
        return new NamedEngine(name, suits, suits, tables);
    }

    /**
     * {@return an engine that can evaluate more components than those that it suits}
     *
     * @param name its name
     * @param suits tests whether the engine should evaluate a component if no engine was chosen by name
     * @param handles tests whether the engine can evaluate a component
     * @param tables opens the engine with empty tables
     */
    static Engine of(
            String name,
            Predicate<Component<?>> suits,
            Predicate<Component<?>> handles,
            Supplier<? extends GrundyValues> tables) {
        return new NamedEngine(name, suits, handles, tables);
    }
}
