package org.impartial.games.combine;

import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;

/**
 * The union of two rulesets on the same states: a move follows the one or the other, and both rulesets hold for the
 * state that it leaves. No theorem on its values is known in general; it is solved by search. Rules that each end may
 * repeat positions together.
 *
 * <pre>{@code
 * ImpartialGame<Long> oneOrThree = RuleUnion.of(new Bash(1), Subtraction.of(3));
 * Solver.normal().grundy(oneOrThree.at(7L));  // 1
 * }</pre>
 *
 * @param first some rules
 * @param second other rules on the same states; its notation and canonical forms are not used
 * @param loopy whether play by both can come back to a position
 * @param <S> the states
 */
public record RuleUnion<S>(ImpartialGame<S> first, ImpartialGame<S> second, boolean loopy) implements ImpartialGame<S> {

    /**
     * Returns the union of two rulesets that cannot repeat positions, even together.
     *
     * @param first some rules
     * @param second other rules on the same states
     * @param <S> the states
     * @return the union
     */
    public static <S> RuleUnion<S> of(ImpartialGame<S> first, ImpartialGame<S> second) {
        return new RuleUnion<>(first, second, false);
    }

    @Override
    public void options(S state, Options<S> out) {
        follow(first, state, out);
        follow(second, state, out);
    }

    @Override
    public void requireState(S state) {
        first.requireState(state);
        second.requireState(state);
    }

    @Override
    public Stream<S> smallStates() {
        return first.smallStates();
    }

    @Override
    public Notation<S> notation() {
        return first.notation();
    }

    /** Returns the two rulesets. */
    @Override
    public String toString() {
        return first.name() + " or " + second.name();
    }

    private void follow(ImpartialGame<S> rules, S state, Options<S> out) {
        for (Position option : rules.optionsOf(state, out.meter())) {
            out.toPosition(Position.sum(option.components().stream()
                    .map(part -> adopted(rules, part))
                    .toList()));
        }
    }

    /** Returns a part of the ruleset as a part of the union; parts of other games are returned unchanged. */
    private Component<?> adopted(ImpartialGame<S> rules, Component<?> part) {
        if (!part.game().equals(rules)) {
            return part;
        }
        @SuppressWarnings("unchecked") // The game of the part is equal to the rules, so its state is an S.
        Component<S> own = (Component<S>) part;
        return Component.byRules(this, own.state());
    }
}
