package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;

/** Checks that canonical forms keep values; where these need whole sums, within the budget of the oracle. */
public final class CanonicalCheck {

    private CanonicalCheck() {}

    public static <S> void run(CheckedGame<S> trial) {
        Oracle oracle = trial.oracle();
        trial.refill();
        trial.test(Clause.CANONICAL_KEEPS_VALUE, "canonical form", Law.always(CanonicalCheck::again));
        boolean whole = PositionKind.of(trial.game()) != PositionKind.ORDINARY;
        trial.test(
                Clause.CANONICAL_KEEPS_VALUE,
                "Grundy value",
                whole ? equal(oracle::grundy) : Law.always(state -> unequal(state, oracle::grundy)));
        trial.test(Clause.CANONICAL_KEEPS_VALUE, "misère Grundy value", equal(oracle::misereGrundy));
        trial.test(
                Clause.CANONICAL_KEEPS_VALUE, "misère play", new MisereEquality<>(trial, Component::canonical).law());
        if (whole) {
            for (Convention convention : Convention.values()) {
                trial.test(
                        Clause.CANONICAL_KEEPS_VALUE,
                        "outcome",
                        equal(position -> oracle.outcome(position, convention)));
            }
        }
    }

    private static <S> Law<Component<S>> equal(Function<Position, Object> value) {
        return Law.<Component<S>>affordable(state -> unequal(state, value))
                .within(state -> !state.canonical().equals(state));
    }

    private static <S> Optional<String> again(Component<S> component) {
        Component<S> form = component.canonical();
        Component<S> twice = form.canonical();
        return unless(twice.equals(form), () -> "it is " + form + ", whose own canonical form is " + twice);
    }

    private static <S> Optional<String> unequal(Component<S> component, Function<Position, Object> value) {
        return unequal(component, "the canonical form ", component.canonical(), value);
    }

    /** Compares a value of a component with that of a position derived from it. */
    static Optional<String> unequal(
            Component<?> component, String name, Position derived, Function<Position, Object> value) {
        Object expected = value.apply(component);
        Object found = value.apply(derived);
        return unless(
                expected.equals(found), () -> "it is " + expected + ", but that of " + name + derived + " is " + found);
    }
}
