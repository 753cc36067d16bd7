package org.impartial.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.notation.NotationException;

/** The rules of another game with the positions that a function decides. */
record DecidingGame<S>(
        ImpartialGame<S> rules,
        Function<? super S, Optional<Outcome>> decision,
        Function<? super S, List<String>> names)
        implements DecidedGame<S>, DerivedGame<S> {

    DecidingGame {
        if (rules instanceof Entailing<?>) {
            throw new NotationException(rules.name() + " has moves that oblige a player, and so no decided positions");
        }
    }

    @Override
    public Optional<Outcome> decided(S state) {
        return decision.apply(state);
    }

    @Override
    public List<String> players(S state) {
        return names.apply(state);
    }

    @Override
    public String toString() {
        return rules.name();
    }
}
