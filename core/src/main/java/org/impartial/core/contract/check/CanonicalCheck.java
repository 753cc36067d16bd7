package org.impartial.core.contract.check;

import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.PositionKind;

/**
 * Checks that states and their canonical forms have the same values. Grundy values of play that ends are always
 * compared; misère and loopy play require whole sums and are omitted where they exceed the oracle's budget.
 */
public final class CanonicalCheck {

    private CanonicalCheck() {}

    public static <S> void run(CheckedGame<S> trial) {
        Oracle oracle = trial.oracle();
        trial.refill();
        test(trial, "canonical form", Law.always(CanonicalCheck::again));
        boolean whole = PositionKind.of(trial.game()) != PositionKind.ORDINARY;
        test(
                trial,
                "Grundy value",
                whole ? equal(oracle::grundy) : Law.always(state -> unequal(state, oracle::grundy)));
        test(trial, "misère Grundy value", equal(oracle::misereGrundy));
        if (whole) {
            for (Convention convention : Convention.values()) {
                test(trial, "outcome", equal(position -> oracle.outcome(position, convention)));
            }
        }
    }

    private static <S> Law<Component<S>> equal(Function<Component<S>, Object> value) {
        Law<Component<S>> law = Law.affordable(state -> unequal(state, value));
        return law.within(state -> !state.canonical().equals(state));
    }

    private static <S> Optional<String> again(Component<S> component) {
        Component<S> form = component.canonical();
        Component<S> twice = form.canonical();
        return twice.equals(form)
                ? Optional.empty()
                : Optional.of("it is " + form + ", whose own canonical form is " + twice);
    }

    private static <S> Optional<String> unequal(Component<S> component, Function<Component<S>, Object> value) {
        Component<S> form = component.canonical();
        Object expected = value.apply(component);
        Object found = value.apply(form);
        return expected.equals(found)
                ? Optional.empty()
                : Optional.of("it is " + expected + ", but that of the canonical form " + form + " is " + found);
    }

    private static <S> void test(CheckedGame<S> trial, String about, Law<Component<S>> law) {
        trial.findings().test(Clause.CANONICAL_KEEPS_VALUE, about, trial.states(), law);
    }
}
