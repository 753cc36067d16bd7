package org.impartial.core.contract;

import java.util.Optional;
import java.util.function.Predicate;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;

/**
 * The claims of a game against the oracle, each on its domain; conjectures are no exception.
 *
 * @param trial the game
 */
record ClaimCheck<S>(Trial<S> trial) {

    void run() {
        trial.findings().check(Clause.CLAIM_TESTED, "claims", trial.game()::name, () -> {
            trial.game().claims().forEach(this::run);
            return Optional.empty();
        });
    }

    private void run(Claim<S> claim) {
        Findings findings = trial.findings();
        int before = findings.count();
        trial.refill();
        TestedClaim tested = tested(claim);
        findings.add(tested);
        if (tested.tested() == 0 && findings.count() == before) {
            findings.report(
                    Clause.CLAIM_TESTED,
                    claim.basis()
                            + ": its domain meets nothing that the oracle can afford; let smallStates reach it, or"
                            + " allow more states or greater heaps",
                    trial.game().name());
        }
    }

    private TestedClaim tested(Claim<S> claim) {
        Oracle oracle = trial.oracle();
        if (claim instanceof Claim.Values<S> values) {
            return states(claim, Clause.CLAIM_VALUES, values.domain(), ClaimLaws.values(oracle, values));
        }
        if (claim instanceof Claim.Outcomes<S> outcomes) {
            return states(claim, Clause.CLAIM_OUTCOMES, outcomes.domain(), ClaimLaws.outcomes(oracle, outcomes));
        }
        if (claim instanceof Claim.Replies<S> replies) {
            return states(claim, Clause.CLAIM_REPLIES, replies.domain(), new ReplyCheck<>(oracle, replies).law());
        }
        if (claim instanceof Claim.Pet<S> pet) {
            PetCheck<S> check = new PetCheck<>(oracle);
            TestedClaim alone = states(claim, Clause.CLAIM_PET, pet.domain(), check.law());
            trial.findings()
                    .test(Clause.CLAIM_PET, claim.basis().toString(), Trial.pairs(check.first()), check.sumLaw());
            return alone;
        }
        Claim.Periodic<S> periodic = (Claim.Periodic<S>) claim;
        return new TestedClaim(
                trial.game().name(), Clause.CLAIM_PERIODIC, claim.basis(), PeriodCheck.run(trial, periodic));
    }

    private TestedClaim states(Claim<S> claim, Clause clause, Predicate<S> domain, Law<Component<S>> law) {
        int tested = trial.findings()
                .test(
                        clause,
                        claim.basis().toString(),
                        trial.states(),
                        law.within(state -> domain.test(state.state())));
        return new TestedClaim(trial.game().name(), clause, claim.basis(), tested);
    }
}
