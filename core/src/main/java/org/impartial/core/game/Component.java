package org.impartial.core.game;

import java.util.List;
import org.impartial.core.meter.Meter;

/**
 * One game in one state: a position that is not split into parts.
 *
 * @param game the rules
 * @param state where play stands
 * @param <S> the states of the game
 */
public record Component<S>(ImpartialGame<S> game, S state) implements Position {

    @Override
    public List<Component<?>> components() {
        return List.of(this);
    }

    /**
     * The options of this component by the rules, each a position of any number of components.
     *
     * @return the options in the order in which the rules give them; two options may be equal
     */
    public List<Position> options() {
        return game.optionsOf(state);
    }

    /**
     * The same, for a question with a budget.
     *
     * @param meter counts every option, and stops rules that list them without end
     * @return the options in the order in which the rules give them; two options may be equal
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public List<Position> options(Meter meter) {
        return game.optionsOf(state, meter);
    }

    /**
     * The same component with its state in canonical form.
     *
     * @return a component of the same value under every convention
     */
    public Component<S> canonical() {
        S form = game.canonical(state);
        return form.equals(state) ? this : new Component<>(game, form);
    }

    /** The component as text in the notation of its game, such as {@code bash[m=3] 21}. */
    @Override
    public String toString() {
        return game.name() + " " + game.notation().write(state);
    }
}
