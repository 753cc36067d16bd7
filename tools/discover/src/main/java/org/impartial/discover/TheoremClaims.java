package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Function;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * A proved set as claims about a game.
 *
 * @param set the set
 * @param basis the basis of the claims
 * @param heaps the heaps of a state; states with another number of heaps than the set are not covered
 * @param component the component with given heaps
 * @param <S> the states
 */
record TheoremClaims<S>(
        ProvedSet set, Basis basis, Function<S, long[]> heaps, Function<List<Long>, Component<S>> component) {

    static List<Claim<List<Long>>> of(Theorem theorem, RulesGame game) {
        Basis basis = Basis.proved(theorem.statement() + ", by automaton", "Büchi 1960");
        TheoremClaims<List<Long>> claims = new TheoremClaims<>(
                theorem.set(),
                basis,
                state -> state.stream().mapToLong(Long::longValue).toArray(),
                state -> new Component<>(game, state));
        if (!theorem.values()) {
            return claims.outcomes(theorem.convention());
        }
        return theorem.convention() == Convention.NORMAL ? List.of(claims.values()) : List.of();
    }

    private Claim<S> values() {
        return Claim.values(basis, state -> set.value(heaps.apply(state)).orElseThrow());
    }

    /** Returns the claims of outcomes and of winning moves. */
    List<Claim<S>> outcomes(Convention convention) {
        return List.of(
                new Claim.Outcomes<>(
                        basis,
                        convention,
                        this::covers,
                        state -> set.contains(heaps.apply(state)) ? Outcome.P : Outcome.N),
                new Claim.Replies<>(
                        basis,
                        convention,
                        true,
                        this::covers,
                        true,
                        (state, wanted) -> set.options(ProvedSet.numbers(heaps.apply(state)))
                                .map(this::position)
                                .distinct()
                                .map(Position.class::cast)));
    }

    private boolean covers(S state) {
        return heaps.apply(state).length == set.size();
    }

    private Component<S> position(List<BigInteger> option) {
        return component.apply(option.stream().map(BigInteger::longValueExact).toList());
    }
}
