package org.impartial.core.library;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A family of games with its parameters filled in: it reads positions and says which games they are made of. */
public interface PositionFormat {

    /**
     * Reads a position.
     *
     * @param position what was written
     * @return the position with its notation
     * @throws NotationException if it is no position of this ruleset; it says what was expected
     */
    Diagram read(Datum position);

    /**
     * The question about many positions that a datum asks, if it asks one: {@code "all"} for a graph, the size of a ring.
     *
     * @param position what was written in the place of a position
     * @return the survey, or nothing if the datum is to be read as one position
     * @throws NotationException if it is a survey that cannot be read
     */
    default Optional<Survey> survey(Datum position) {
        return Optional.empty();
    }

    /**
     * Whether this ruleset has no positions at all, and only answers surveys.
     *
     * @return true if {@link #games} is empty and {@link #read} refuses everything
     */
    default boolean surveysOnly() {
        return false;
    }

    /**
     * The games of the components, for the contract to check.
     *
     * @return at least one game, unless the ruleset only answers surveys
     */
    List<ImpartialGame<?>> games();

    /**
     * A ruleset whose positions are one component.
     *
     * @param game the game
     * @param <S> its states
     * @return the ruleset
     */
    static <S> PositionFormat of(ImpartialGame<S> game) {
        return new SingleFormat<>(game);
    }
}
