package org.impartial.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/** The rules of another game with the positions that a function decides. */
record DecidingGame<S>(
        ImpartialGame<S> rules,
        Function<? super S, Optional<Outcome>> decision,
        Function<? super S, List<String>> names)
        implements DecidedGame<S> {

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
    public void options(S state, Options<S> out) {
        rules.options(state, out);
    }

    @Override
    public Stream<S> smallStates() {
        return rules.smallStates();
    }

    @Override
    public S canonical(S state) {
        return rules.canonical(state);
    }

    @Override
    public void requireState(S state) {
        rules.requireState(state);
    }

    @Override
    public Notation<S> notation() {
        return rules.notation();
    }

    @Override
    public String toString() {
        return rules.name();
    }
}
