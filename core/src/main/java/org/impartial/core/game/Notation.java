package org.impartial.core.game;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * How the states and moves of one game are written.
 *
 * @param <S> the states
 */
public interface Notation<S> {

    /**
     * Reads a state.
     *
     * @param datum what was written
     * @return the state
     * @throws NotationException if it is no state of the game; it says what was expected
     */
    S read(Datum datum);

    /**
     * Writes a state, so that {@link #read} gives an equal one back.
     *
     * @param state the state
     * @return its notation
     */
    Datum write(S state);

    /**
     * Writes a move.
     *
     * @param before the state in which it is made
     * @param after the option it leads to
     * @return the move in the game's own form; by default what is left, part by part
     */
    default Datum move(S before, Position after) {
        List<Datum> parts = after.components().stream().map(Notation::writePart).toList();
        return parts.size() == 1 ? parts.get(0) : Datum.list(parts);
    }

    /**
     * Whether {@link #read} is offered.
     *
     * @return false for notations that only print
     */
    default boolean readable() {
        return true;
    }

    /**
     * A notation that prints states by {@code toString} and reads none.
     *
     * @param <S> the states
     * @return the notation
     */
    static <S> Notation<S> printed() {
        return new PrintedNotation<>();
    }

    private static <T> Datum writePart(Component<T> part) {
        return part.game().notation().write(part.state());
    }
}
