package org.impartial.core.contract.claim;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.world.Law;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;

/** The laws of closed forms of values and outcomes, for each state of their domain. */
final class ClaimLaws {

    private ClaimLaws() {}

    static <S> Law<Component<S>> values(Oracle oracle, Claim.Values<S> claim) {
        return Law.<Component<S>, OptionalLong>affordable(oracle::grundy, (state, value) -> {
            long claimed = claim.value().applyAsLong(state.state());
            if (value.isEmpty()) {
                return Optional.of("the claim gives " + claimed + ", but this loopy state has no Grundy value");
            }
            return value.getAsLong() == claimed
                    ? Optional.empty()
                    : Optional.of("the claim gives " + claimed + ", but the rules give " + value.getAsLong());
        });
    }

    static <S> Law<Component<S>> outcomes(Oracle oracle, Claim.Outcomes<S> claim) {
        return Law.<Component<S>, Outcome>affordable(
                state -> oracle.judgement(state, claim.convention()), (state, outcome) -> {
                    Outcome claimed = claim.outcome().apply(state.state());
                    return claimed == outcome
                            ? Optional.empty()
                            : Optional.of("the claim gives " + claimed + " under " + claim.convention()
                                    + ", but play gives " + outcome);
                });
    }
}
