package org.impartial.core.game;

import com.google.common.collect.HashMultiset;
import java.util.List;
import java.util.stream.Collectors;
import org.impartial.core.notation.NotationException;

/**
 * A disjunctive sum: the player to move moves in exactly one component. Components keep the order in which they were
 * given, so that a move can name its component by index; two sums are equal if they are equal as multisets.
 */
final class Sum implements Position {
    private final List<Component<?>> components;

    Sum(List<Component<?>> components) {
        this.components = List.copyOf(components);
        int obliged = obliged();
        for (int i = obliged + 1; obliged >= 0 && i < components.size(); i++) {
            if (components.get(i).entailed()) {
                throw new NotationException("a sum has at most one component that must be answered, not both "
                        + components.get(obliged) + " and " + components.get(i));
            }
        }
        if (components.size() > 1) {
            components.forEach(Sum::requireSummable);
        }
    }

    private static void requireSummable(Component<?> component) {
        if (!component.kind().isSummable()) {
            throw new NotationException(component.game().name() + " is not summable: its players have different"
                    + " moves, its rules decide positions, or a turn in it can continue elsewhere; solve it alone");
        }
    }

    @Override
    public List<Component<?>> components() {
        return components;
    }

    /** Returns whether the other sum has the same multiset of components, in any order. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Sum that
                && components.size() == that.components.size()
                && (components.equals(that.components)
                        || HashMultiset.create(components).equals(HashMultiset.create(that.components)));
    }

    @Override
    public int hashCode() {
        int hash = 0;
        for (Component<?> component : components) {
            int h = component.hashCode() * 0x9E3779B9;
            hash += h ^ (h >>> 15);
        }
        return hash;
    }

    @Override
    public String toString() {
        return components.isEmpty()
                ? "0"
                : components.stream().map(Component::toString).collect(Collectors.joining(" + "));
    }
}
