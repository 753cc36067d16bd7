package org.impartial.core.game;

import java.util.stream.Stream;

/** A game with the rules and the notation of another one. Claims are left out: they are about the other game. */
interface DerivedGame<S> extends ImpartialGame<S> {
    ImpartialGame<S> rules();

    @Override
    default void options(S state, Options<S> out) {
        rules().options(state, out);
    }

    @Override
    default Stream<S> smallStates() {
        return rules().smallStates();
    }

    @Override
    default S canonical(S state) {
        return rules().canonical(state);
    }

    @Override
    default void requireState(S state) {
        rules().requireState(state);
    }

    @Override
    default Notation<S> notation() {
        return rules().notation();
    }
}
