package org.impartial.solve.engine.nimber;

import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.capability.Capability.Sized;

/** The sizes of states, if the game declares them, else 0. */
@FunctionalInterface
interface Sizes<S> {
    int of(S state);

    @SuppressWarnings("unchecked")
    static <S> Sizes<S> of(ImpartialGame<S> game) {
        return game instanceof Sized<?> sized ? ((Sized<S>) sized)::size : state -> 0;
    }
}
