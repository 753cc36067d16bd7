package org.impartial.core.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A move: one component of a position is replaced by one of its options.
 *
 * @param before the position in which the move is made
 * @param component the index of the component that is played, from 0
 * @param to the option that replaces it; possibly several components, or none
 */
public record Move(Position before, int component, Position to) {

    /**
     * The component that is played.
     *
     * @return the component before the move
     */
    public Component<?> from() {
        return before.components().get(component);
    }

    /**
     * The whole position after the move.
     *
     * @return the other components in their order, with the option in the place of the one that was played
     */
    public Position result() {
        List<Component<?>> parts = new ArrayList<>(before.components());
        parts.remove(component);
        parts.addAll(component, to.components());
        return Position.sum(parts);
    }

    /**
     * How people write the move where its component is known: a heap's as {@code 9→4}, others in the form of the game's
     * notation.
     *
     * @return one line
     */
    public String name() {
        return from().game() instanceof HeapGame
                ? MoveReader.arrow(this)
                : MoveReader.own(this).toString();
    }

    /** The move as text, such as {@code nim 12 -> nim 1}. */
    @Override
    public String toString() {
        return from() + " -> " + to;
    }
}
