package org.impartial.core.library;

import java.util.List;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.notation.Datum;

/** Positions that are one component, in the notation of its game. */
record SingleFormat<S>(ImpartialGame<S> game) implements PositionFormat {

    @Override
    public Diagram read(Datum position) {
        S state = game.notation().read(position);
        return new Diagram(game.at(state), position, move -> game.notation().move(state, move.to()));
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game);
    }
}
