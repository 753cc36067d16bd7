package org.impartial.core.proof.kind;

import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/**
 * Positions in the form that a library reads. A name may abbreviate the rules, as that of a graph, which omits the
 * arcs; a certificate has them in full.
 */
public final class Rereadable {
    private Rereadable() {}

    /**
     * Returns a position as text.
     *
     * @param position the position
     * @return its components, with all parameters of their games
     */
    public static String of(Position position) {
        return position.components().stream().map(Rereadable::of).collect(Collectors.joining(" + "));
    }

    /**
     * Returns a component as text.
     *
     * @param component the component
     * @param <S> the states of its game
     * @return its game with all parameters, and its state
     */
    public static <S> String of(Component<S> component) {
        return (component.game().fullName() + " " + state(component)).strip();
    }

    /**
     * Returns a state as text. A lone pair keeps its brackets, without which it would be read as two numbers.
     *
     * @param component the component in that state
     * @param <S> the states of its game
     * @return the state alone
     */
    public static <S> String state(Component<S> component) {
        Datum datum = component.game().notation().write(component.state());
        boolean lone = datum instanceof Datum.Seq list
                && list.items().size() == 1
                && list.items().get(0) instanceof Datum.Seq;
        return lone ? "[" + datum + "]" : datum.toString();
    }
}
