package org.impartial.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

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

    /** The rules of another game with a kind that it does not declare. */
    record KindGame<S>(ImpartialGame<S> rules, PositionKind added) implements DerivedGame<S> {

        @Override
        public PositionKind kind(S state) {
            return rules.kind(state).join(added);
        }

        @Override
        public boolean loopy() {
            return added.isLoopy() || rules.loopy();
        }

        @Override
        public boolean summable() {
            return added.isSummable() && rules.summable();
        }

        @Override
        public String toString() {
            return rules.name();
        }
    }

    /** The rules of another game with the positions that a function decides. */
    record DecidingGame<S>(
            ImpartialGame<S> rules,
            Function<? super S, Optional<Outcome>> decision,
            Function<? super S, List<String>> names)
            implements DecidedGame<S>, DerivedGame<S> {

        public DecidingGame {
            if (rules instanceof Entailing<?>) {
                throw new NotationException(
                        rules.name() + " has moves that oblige a player, and so no decided positions");
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
}
