package org.impartial.core.contract.claim;

import static org.impartial.core.contract.check.Law.unless;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.impartial.core.contract.check.CheckedGame;
import org.impartial.core.contract.check.Law;
import org.impartial.core.contract.check.ViolationLog;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport.TestedClaim;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;

/** Checks claims, also conjectures, by the oracle, each on its domain, and on great heaps by a naive table. */
public record ClaimCheck<S>(CheckedGame<S> trial, Optional<GreatHeaps> great) {

    public static void run(CheckedGame<?> trial) {
        Optional<GreatHeaps> great =
                trial.game() instanceof HeapGame heaps ? Optional.of(new GreatHeaps(trial, heaps)) : Optional.empty();
        new ClaimCheck<>(trial, great).run();
    }

    private void run() {
        trial.findings().check(Clause.CLAIM_TESTED, "claims", trial.game()::name, () -> {
            Parts parts = new NaiveParts(trial.oracle());
            trial.game().claims().forEach(claim -> run(claim, claim.given(parts)));
            return Optional.empty();
        });
    }

    private void run(Claim<S> declared, Claim<S> claim) {
        ViolationLog findings = trial.findings();
        int before = findings.count();
        trial.refill();
        if (!declared.basis().equals(claim.basis()) || claim instanceof Claim.Derived) {
            findings.report(
                    Clause.CLAIM_TESTED,
                    declared.basis() + ": it is derived as another claim, " + claim.basis(),
                    trial.game().name());
            return;
        }
        // A derived claim would evaluate the parts of great heaps by brute force.
        Optional<GreatHeaps> table = declared == claim ? great : Optional.empty();
        TestedClaim tested = new ClaimCheck<>(trial, table).tested(claim);
        findings.add(tested);
        if (tested.tested() == 0 && findings.count() == before) {
            findings.report(
                    Clause.CLAIM_TESTED,
                    claim.basis()
                            + ": its domain contains no state that the oracle can evaluate within its budget; let"
                            + " smallStates reach one, or allow more states or greater heaps",
                    trial.game().name());
        }
    }

    private TestedClaim tested(Claim<S> claim) {
        Oracle oracle = trial.oracle();
        if (claim instanceof Claim.Values<S> values) {
            return states(claim, Clause.CLAIM_VALUES, values.domain(), answers -> valueLaw(answers, values));
        }
        if (claim instanceof Claim.Outcomes<S> outcomes) {
            return states(claim, Clause.CLAIM_OUTCOMES, outcomes.domain(), answers -> outcomeLaw(answers, outcomes));
        }
        if (claim instanceof Claim.Replies<S> replies) {
            return states(
                    claim, Clause.CLAIM_REPLIES, replies.domain(), answers -> new ReplyCheck<>(answers, replies).law());
        }
        if (claim instanceof Claim.Pet<S> pet) {
            return petOrTame(claim, pet.domain(), new PetCheck<>(oracle, true));
        }
        if (claim instanceof Claim.Tame<S> tame) {
            return petOrTame(claim, tame.domain(), new PetCheck<>(oracle, false));
        }
        if (claim instanceof Claim.Worth<S> worth) {
            return states(claim, Clause.CLAIM_WORTH, worth.domain(), answers -> new WorthCheck<>(oracle, worth).law());
        }
        Claim.Periodic<S> periodic = (Claim.Periodic<S>) claim;
        return new TestedClaim(
                trial.game().name(), Clause.CLAIM_PERIODIC, claim.basis(), ClaimedPeriodCheck.run(trial, periodic));
    }

    private TestedClaim petOrTame(Claim<S> claim, Predicate<S> domain, PetCheck<S> check) {
        TestedClaim alone = states(claim, Clause.CLAIM_PET, domain, answers -> check.law());
        trial.findings()
                .test(Clause.CLAIM_PET, claim.basis().toString(), CheckedGame.pairs(check.first()), check.sumLaw());
        return alone;
    }

    /** Tests a claim on its states of the small world by the oracle, and on great heaps by their table. */
    @SuppressWarnings("unchecked") // the states of a heap game are longs
    private TestedClaim states(
            Claim<S> claim, Clause clause, Predicate<S> domain, Function<NaiveAnswers, Law<Component<S>>> law) {
        int before = trial.findings().count();
        Oracle oracle = trial.oracle();
        int tested = test(
                claim, clause, domain, trial.states(), law.apply(new NaiveAnswers(oracle::grundy, oracle::judgement)));
        if (great.isPresent() && trial.findings().count() == before) {
            List<Component<S>> heaps = great.get().heaps(claim).stream()
                    .map(heap -> (Component<S>) heap)
                    .toList();
            tested += test(claim, clause, domain, heaps, law.apply(great.get().answers()));
        }
        return new TestedClaim(trial.game().name(), clause, claim.basis(), tested);
    }

    private int test(
            Claim<S> claim, Clause clause, Predicate<S> domain, List<Component<S>> states, Law<Component<S>> law) {
        return trial.findings()
                .test(clause, claim.basis().toString(), states, law.within(state -> domain.test(state.state())));
    }

    private static <S> Law<Component<S>> valueLaw(NaiveAnswers answers, Claim.Values<S> claim) {
        return Law.<Component<S>, OptionalLong>affordable(answers.values(), (state, value) -> {
            long claimed = claim.value().applyAsLong(state.state());
            return unless(
                    value.equals(OptionalLong.of(claimed)),
                    () -> "the claim gives " + claimed + ", but "
                            + (value.isPresent()
                                    ? "the rules give " + value.getAsLong()
                                    : "this loopy state has no Grundy value"));
        });
    }

    private static <S> Law<Component<S>> outcomeLaw(NaiveAnswers answers, Claim.Outcomes<S> claim) {
        return Law.<Component<S>, Outcome>affordable(
                state -> answers.outcomes().apply(state, claim.convention()), (state, outcome) -> {
                    Outcome claimed = claim.outcome().apply(state.state());
                    return unless(
                            claimed == outcome,
                            () -> "the claim gives " + claimed + " under " + claim.convention() + ", but play gives "
                                    + outcome);
                });
    }

    /** The Grundy values, if any, and the outcomes of positions without the claim: by the oracle, or by a table. */
    record NaiveAnswers(Function<Position, OptionalLong> values, BiFunction<Position, Convention, Outcome> outcomes) {}
}
