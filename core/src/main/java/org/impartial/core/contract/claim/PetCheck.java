package org.impartial.core.contract.claim;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.core.contract.check.Bounds;
import org.impartial.core.contract.check.Law;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * Checks that states and all components reachable from them are pet, and that sums of two of the first ones follow the
 * rule of misère Nim: if some value is above 1, a sum is P if and only if the nim-sum is 0; otherwise if and only if it
 * is 1. An option of several parts is a follower too, and it is pet only if at most one of them has a value above 1; it
 * may be tame with more.
 */
final class PetCheck<S> {
    private final Oracle oracle;
    private final boolean pet;
    private final Set<Component<?>> passed = new HashSet<>();
    private final List<Component<S>> first = new ArrayList<>();

    PetCheck(Oracle oracle, boolean pet) {
        this.oracle = oracle;
        this.pet = pet;
    }

    /** Returns a law for the states of the domain in ascending order. */
    Law<Component<S>> law() {
        return Law.affordable(oracle::misereGrundy, (state, value) -> notPet(state));
    }

    /** Returns a law for sums of two. */
    Law<Position> sumLaw() {
        return Law.affordable(sum -> oracle.outcome(sum, Convention.MISERE), this::badSum);
    }

    /** Returns the first states that were found to be pet. */
    List<Component<S>> first() {
        return first;
    }

    private Optional<String> notPet(Component<S> state) {
        Deque<Component<?>> open = new ArrayDeque<>(List.of(state));
        while (!open.isEmpty()) {
            Component<?> follower = open.remove();
            if (passed.add(follower)) {
                if (!petValues(oracle.grundy(follower), oracle.misereGrundy(follower))) {
                    return Optional.of(follower + " has the normal value " + oracle.grundy(follower)
                            + " and the misère value " + oracle.misereGrundy(follower)
                            + "; the pairs of pet positions are (0,1), (1,0) and (k,k) for k from 2 on");
                }
                for (Position option : follower.options()) {
                    if (pet && option.components().stream().filter(this::firm).count() > 1) {
                        return Optional.of(follower + " has the option " + option
                                + ", which can be played to two parts of the value 2; their sum is not pet");
                    }
                    open.addAll(option.components());
                }
            }
        }
        if (first.size() < Bounds.PAIRED) {
            first.add(state);
        }
        return Optional.empty();
    }

    /** Returns whether two values are those of a pet position; false if either is missing. */
    private static boolean petValues(OptionalLong normal, OptionalLong misere) {
        long k = normal.orElse(-1);
        return misere.isPresent() && misere.getAsLong() == (k == 0 || k == 1 ? 1 - k : k);
    }

    private boolean firm(Component<?> part) {
        return oracle.grundy(part).orElse(0) > 1;
    }

    private Optional<String> badSum(Position sum, Outcome outcome) {
        boolean firm = sum.components().stream().anyMatch(this::firm);
        Outcome byRule = oracle.grundy(sum).orElseThrow() == (firm ? 0 : 1) ? Outcome.P : Outcome.N;
        return unless(
                outcome == byRule, () -> "this sum is " + outcome + " in misère play, contrary to the rule of Nim");
    }
}
