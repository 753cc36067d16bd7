package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;

/**
 * Checks that the position derived from each state is equal to it in misère play: that both have the same outcome in
 * every sum, which their Grundy values do not determine. Two positions are linked if no option of one is equal to the
 * other; positions with the same Grundy values are equal if neither is linked to an option of the other [ONAG, ch. 12].
 * States that a symmetry maps to each other are not searched: it is enough that their options lead to the same derived
 * positions.
 */
final class MisereEquality<S> {
    /** The longest play that is followed, by recursion. */
    private static final long LONGEST = 200;

    private final CheckedGame<S> trial;
    private final Function<Component<S>, Position> derived;
    private final Map<Position, EqualityNode> nodes = new HashMap<>();
    private final Map<Set<EqualityNode>, Boolean> equal = new HashMap<>();

    /** A position, with the Grundy values that equal positions have in common. */
    private static final class EqualityNode {
        private final List<EqualityNode> options;
        private final int normal;
        private final int misere;

        EqualityNode(List<EqualityNode> options) {
            this.options = options;
            normal = mex(options.stream().map(option -> option.normal));
            misere = options.isEmpty() ? 1 : mex(options.stream().map(option -> option.misere));
        }

        private static int mex(Stream<Integer> values) {
            BitSet all = new BitSet();
            values.forEach(all::set);
            return all.nextClearBit(0);
        }
    }

    MisereEquality(CheckedGame<S> trial, Function<Component<S>, Position> derived) {
        this.trial = trial;
        this.derived = derived;
    }

    /** Returns a law for states in ascending order of the length of play, as far as the budget suffices. */
    Law<Component<S>> law() {
        return Law.<Component<S>>affordable(state -> unequal(state, derived.apply(state)))
                .within(state -> !derived.apply(state).equals(state) && isOrdinary(state));
    }

    private Optional<String> unequal(Component<S> state, Position other) {
        return unless(
                isSymmetric(state, other) || areEqual(node(followed(state)), node(followed(other))),
                () -> "there is a sum in which the outcome of " + other + " in misère play differs");
    }

    private static boolean isOrdinary(Position position) {
        return position.kind().isSummable() && !position.kind().isEntailing();
    }

    /** Returns whether the derived options are the same, and play is no longer, so that induction proves equality. */
    private boolean isSymmetric(Component<S> state, Position other) {
        return other.components().stream().allMatch(part -> height(part) <= height(state))
                && derivedOptions(state).equals(derivedOptions(other));
    }

    private long height(Component<?> component) {
        return trial.oracle().height(component).orElse(Long.MAX_VALUE);
    }

    private Set<Position> derivedOptions(Position position) {
        return position.options().stream().map(this::derive).collect(Collectors.toSet());
    }

    @SuppressWarnings("unchecked") // equal games have the same states
    private Position derive(Position option) {
        return live(option.components().stream()
                .map(part -> part.game().equals(trial.game()) ? derived.apply((Component<S>) part) : part));
    }

    private static Position live(Stream<? extends Position> parts) {
        return Position.sum(parts.flatMap(part -> part.components().stream())
                .filter(part -> !part.isTerminal())
                .toList());
    }

    /** Returns a position whose plays are short enough to be followed. */
    private Position followed(Position position) {
        position.components().forEach(part -> spend(height(part) <= LONGEST));
        return position;
    }

    private void spend(boolean affordable) {
        if (!affordable || nodes.size() + equal.size() >= trial.bounds().states()) {
            throw new BeyondRangeException("this position has too many followers to compare it in misère play");
        }
    }

    private EqualityNode node(Position position) {
        Position key = live(Stream.of(position));
        EqualityNode known = nodes.get(key);
        if (known == null) {
            spend(true);
            known = new EqualityNode(
                    key.options().stream().map(this::node).distinct().toList());
            nodes.put(key, known);
        }
        return known;
    }

    private boolean areEqual(EqualityNode one, EqualityNode other) {
        if (one == other || one.normal != other.normal || one.misere != other.misere) {
            return one == other;
        }
        Set<EqualityNode> pair = Set.of(one, other);
        Boolean known = equal.get(pair);
        if (known == null) {
            spend(true);
            known = one.options.stream().noneMatch(option -> areLinked(option, other))
                    && other.options.stream().noneMatch(option -> areLinked(one, option));
            equal.put(pair, known);
        }
        return known;
    }

    private boolean areLinked(EqualityNode one, EqualityNode other) {
        return one.options.stream().noneMatch(option -> areEqual(option, other))
                && other.options.stream().noneMatch(option -> areEqual(one, option));
    }
}
