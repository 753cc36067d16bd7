package org.impartial.core.engine.nimber;

import org.impartial.core.game.Capability.Sized;
import org.impartial.core.game.ImpartialGame;

/** How large states are, where the game says so, else 0. */
@FunctionalInterface
interface Sizes<S> {
    int of(S state);

    @SuppressWarnings("unchecked")
    static <S> Sizes<S> of(ImpartialGame<S> game) {
        return game instanceof Sized<?> sized ? ((Sized<S>) sized)::size : state -> 0;
    }
}
