package org.impartial.games.tree;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;

/**
 * Reads a list with an inner list as one position, and a plain list, a number for each vertex, as a request for all
 * starts.
 */
record SurveyedTree<S>(ImpartialGame<S> game, Function<Datum, Survey> surveys) implements PositionFormat {

    @Override
    public NotatedPosition read(Datum position) {
        return PositionFormat.of(game).read(position);
    }

    @Override
    public Optional<Survey> survey(Datum position) {
        boolean single = position.asItems().stream().anyMatch(Datum.Seq.class::isInstance);
        return single ? Optional.empty() : Optional.of(surveys.apply(position));
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game);
    }

    /** Returns the name of the game. */
    @Override
    public String toString() {
        return game.name();
    }
}
