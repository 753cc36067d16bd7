package org.impartial.games.combine;

import java.util.List;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.games.state.Require;

interface CompoundGame<S> extends ImpartialGame<S> {
    /** Returns the positions that a state consists of, in their order; null in the place of a missing one. */
    List<Position> parts(S state);

    @Override
    default void requireState(S state) {
        Require.present(this, state);
        Require.ordinaryParts(this, parts(state));
    }
}
