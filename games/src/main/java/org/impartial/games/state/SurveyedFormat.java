package org.impartial.games.state;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;

/** The positions of one game, and the questions about many of them that a datum may denote. */
public record SurveyedFormat(PositionFormat positions, Function<Datum, Optional<Survey>> questions)
        implements PositionFormat {

    public static PositionFormat of(ImpartialGame<?> game, Function<Datum, Optional<Survey>> questions) {
        return new SurveyedFormat(PositionFormat.of(game), questions);
    }

    @Override
    public NotatedPosition read(Datum position) {
        return positions.read(position);
    }

    @Override
    public Optional<Survey> survey(Datum position) {
        return questions.apply(position);
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return positions.games();
    }

    @Override
    public String toString() {
        return positions.toString();
    }
}
