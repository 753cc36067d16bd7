package org.impartial.games.combine;

import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/**
 * The union of two rulesets on the same states: a move follows either ruleset, and both apply to the state that it
 * leaves. No general theorem on its values is known, and positions are searched. Two rulesets under which play always
 * ends may repeat positions together.
 *
 * <pre>{@code
 * Solver.normal().grundy(RuleUnion.of(new Bash(1), Subtraction.of(3)).at(7));  // 1
 * }</pre>
 *
 * @param first some rules
 * @param second other rules on the same states; its notation and canonical forms are not used
 * @param loopy whether play by both can repeat a position
 * @param <S> the states
 */
public record RuleUnion<S>(ImpartialGame<S> first, ImpartialGame<S> second, boolean loopy) implements JoinedRules<S> {
    /**
     * Joins the declarations of the rulesets.
     *
     * @param first some rules
     * @param second other rules on the same states; its notation and canonical forms are not used
     * @param loopy whether play by both can repeat a position
     */
    public RuleUnion {
        loopy |= first.loopy() || second.loopy();
    }

    /**
     * {@return the union of two rulesets that cannot repeat positions, even together}
     *
     * @param first some rules
     * @param second other rules on the same states
     * @param <S> the states
     */
    @SuppressWarnings("overloads")
    public static <S> RuleUnion<S> of(ImpartialGame<S> first, ImpartialGame<S> second) {
        return new RuleUnion<>(first, second, false);
    }

    /**
     * {@return the union of two heap games, which is a heap game}
     *
     * @param first some rules
     * @param second other rules
     */
    @SuppressWarnings("overloads")
    public static HeapGame of(HeapGame first, HeapGame second) {
        return new OfHeaps(first, second);
    }

    /**
     * {@return the union of two packed games on the same states that cannot repeat positions, even together}
     *
     * @param first some rules
     * @param second other rules on the same states
     */
    @SuppressWarnings("overloads") // Only a bare lambda would be ambiguous, and games are named types.
    public static PackedGame of(PackedGame first, PackedGame second) {
        return new OfPacked(first, second);
    }

    private record OfHeaps(HeapGame first, HeapGame second) implements HeapGame, JoinedRules<Long> {
        @Override
        public void options(int heap, HeapOptions out) {
            first.options(heap, out);
            second.options(heap, out);
        }

        @Override
        public void farOptions(long heap, Options<Long> out) {
            first.farOptions(heap, out);
            second.farOptions(heap, out);
        }

        @Override
        public void requireState(Long heap) {
            JoinedRules.super.requireState(heap);
        }

        @Override
        public Stream<Long> smallStates() {
            return JoinedRules.super.smallStates();
        }

        /** Returns the notation by the heaps that a move leaves. */
        @Override
        public Notation<Long> notation() {
            return HeapGame.super.notation();
        }

        @Override
        public String toString() {
            return name();
        }
    }

    private record OfPacked(PackedGame first, PackedGame second) implements PackedGame, JoinedRules<Long> {
        @Override
        public void options(long state, PackedOptions out) {
            first.options(state, out);
            second.options(state, out);
        }

        @Override
        public String toString() {
            return name();
        }
    }

    @Override
    public void options(S state, Options<S> out) {
        follow(first, state, out);
        follow(second, state, out);
    }

    @Override
    public String toString() {
        return name();
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
