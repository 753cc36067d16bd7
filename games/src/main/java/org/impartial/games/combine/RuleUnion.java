package org.impartial.games.combine;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.notation.NotationException;

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
public record RuleUnion<S>(ImpartialGame<S> first, ImpartialGame<S> second, boolean loopy) implements ImpartialGame<S> {

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

    /** A move is written as the heaps that it leaves. */
    private record OfHeaps(HeapGame first, HeapGame second) implements HeapGame {
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
        public boolean summable() {
            return first.summable() && second.summable();
        }

        @Override
        public PositionKind kind(Long heap) {
            return first.kind(heap).join(second.kind(heap));
        }

        @Override
        public void requireState(Long heap) {
            requireBoth(first, second, heap);
        }

        @Override
        public Stream<Long> smallStates() {
            return first.smallStates();
        }

        @Override
        public String toString() {
            return either(first, second);
        }
    }

    /** The notation and the canonical forms of the second ruleset are not used. */
    private record OfPacked(PackedGame first, PackedGame second) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            first.options(state, out);
            second.options(state, out);
        }

        @Override
        public boolean loopy() {
            return first.loopy() || second.loopy();
        }

        @Override
        public boolean summable() {
            return first.summable() && second.summable();
        }

        @Override
        public PositionKind kind(Long state) {
            return first.kind(state).join(second.kind(state));
        }

        @Override
        public void requireState(Long state) {
            requireBoth(first, second, state);
        }

        @Override
        public Stream<Long> smallStates() {
            return first.smallStates();
        }

        @Override
        public Notation<Long> notation() {
            return first.notation();
        }

        @Override
        public String toString() {
            return either(first, second);
        }
    }

    private static String either(ImpartialGame<?> first, ImpartialGame<?> second) {
        return first.name() + " or " + second.name();
    }

    @Override
    public void options(S state, Options<S> out) {
        follow(first, state, out);
        follow(second, state, out);
    }

    @Override
    public boolean summable() {
        return first.summable() && second.summable();
    }

    @Override
    public PositionKind kind(S state) {
        return PositionKind.of(this).join(first.kind(state)).join(second.kind(state));
    }

    @Override
    public void requireState(S state) {
        requireBoth(first, second, state);
    }

    /** Checks a state by both rulesets; moves that oblige the opponent would oblige to moves of one ruleset only. */
    private static <S> void requireBoth(ImpartialGame<S> first, ImpartialGame<S> second, S state) {
        for (ImpartialGame<S> rules : List.of(first, second)) {
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
    public Stream<S> smallStates() {
        return first.smallStates();
    }

    @Override
    public Notation<S> notation() {
        return first.notation();
    }

    @Override
    public String toString() {
        return either(first, second);
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
