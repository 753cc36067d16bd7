package org.impartial.contest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** The reference for the answers to a problem: what is known and its source, or else their contradiction, if any. */
record Truth(Optional<Outcome> outcome, OptionalLong value, String basis) {
    private static final String RULES = "by the bare rules";

    /** Nothing is known, and no answer contradicts another. */
    static final Truth AGREED = new Truth(Optional.empty(), OptionalLong.empty(), "");

    static Truth ofValue(long value, String basis) {
        return new Truth(Optional.of(value == 0 ? Outcome.P : Outcome.N), OptionalLong.of(value), basis);
    }

    /** Returns the reference by the bare rules; in normal play by Grundy values, which take less work than sums. */
    static Truth byRules(Position position, Convention convention, Oracle oracle) {
        OptionalLong value = convention == Convention.NORMAL ? oracle.grundy(position) : OptionalLong.empty();
        return value.isPresent()
                ? ofValue(value.getAsLong(), RULES)
                : new Truth(Optional.of(oracle.outcome(position, convention)), value, RULES);
    }

    static Truth open(String witnesses) {
        return new Truth(Optional.empty(), OptionalLong.empty(), witnesses);
    }

    static Optional<Truth> known(ContestProblem problem) {
        String basis = problem.source().isEmpty() ? "as the problem states" : problem.source();
        return problem.knownOutcome().map(outcome -> new Truth(Optional.of(outcome), problem.knownValue(), basis));
    }

    /** Returns the run as wrong or disputed; empty if nothing contradicts its answer. */
    Optional<ContestRun> fault(ContestRun run) {
        if (outcome.isEmpty()) {
            return basis.isEmpty() ? Optional.empty() : Optional.of(run.ended(End.DISPUTED, basis));
        }
        Response answer = run.response();
        OptionalLong given = answer.value();
        boolean right = answer.outcome().equals(outcome)
                && (value.isEmpty() || given.isEmpty() || given.equals(value))
                && (outcome.get() == Outcome.N || answer.moves().isEmpty());
        String wrong = "it answered " + answer + "; right is " + new Response(outcome, value, List.of());
        return right ? Optional.empty() : Optional.of(run.ended(End.WRONG, wrong + " (" + basis + ")"));
    }
}
