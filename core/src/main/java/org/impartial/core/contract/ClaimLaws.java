package org.impartial.core.contract;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;

/** What closed forms of values and outcomes must do for each state of their domain. */
final class ClaimLaws {

    private ClaimLaws() {}

    static <S> Law<Component<S>> values(Oracle oracle, Claim.Values<S> claim) {
        return Law.affordable(oracle::grundy, state -> {
            long claimed = claim.value().applyAsLong(state.state());
            OptionalLong value = oracle.grundy(state);
            if (value.isEmpty()) {
                return Optional.of("the claim gives " + claimed + ", but this loopy state has no Grundy value");
            }
            return value.getAsLong() == claimed
                    ? Optional.empty()
                    : Optional.of("the claim gives " + claimed + ", but the rules give " + value.getAsLong());
        });
    }

    static <S> Law<Component<S>> outcomes(Oracle oracle, Claim.Outcomes<S> claim) {
        return Law.affordable(state -> oracle.judgement(state, claim.convention()), state -> {
            Outcome claimed = claim.outcome().apply(state.state());
            Outcome outcome = oracle.judgement(state, claim.convention());
            return claimed == outcome
                    ? Optional.empty()
                    : Optional.of("the claim gives " + claimed + " under " + claim.convention() + ", but play gives "
                            + outcome);
        });
    }
}
