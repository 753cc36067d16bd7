package org.impartial.games.combine;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.PositionKind;
import org.impartial.core.notation.NotationException;

/** What the unions have in common; of the second ruleset the notation and the canonical forms are not used. */
interface JoinedRules<S> extends ImpartialGame<S> {
    ImpartialGame<S> first();

    ImpartialGame<S> second();

    @Override
    default boolean loopy() {
        return first().loopy() || second().loopy();
    }

    @Override
    default boolean summable() {
        return first().summable() && second().summable();
    }

    @Override
    default PositionKind kind(S state) {
        return PositionKind.of(this).join(first().kind(state)).join(second().kind(state));
    }

    /** Checks a state by both rulesets; moves that oblige the opponent would oblige to moves of one ruleset only. */
    @Override
    default void requireState(S state) {
        for (ImpartialGame<S> rules : List.of(first(), second())) {
            rules.requireState(state);
            if (rules.kind(state).isEntailing()) {
                throw new NotationException("a move by a ruleset of a union is free, and " + rules.name()
                        + " may entail; ask for it alone");
            }
            if (rules instanceof DecidedGame<?>) {
                throw new NotationException("a union of rules decides no positions, and " + rules.name()
                        + " does; let the union decide them by deciding(...)");
            }
        }
    }

    @Override
    default Stream<S> smallStates() {
        return first().smallStates();
    }

    @Override
    default Notation<S> notation() {
        return first().notation();
    }

    @Override
    default String name() {
        return first().name() + " or " + second().name();
    }
}
