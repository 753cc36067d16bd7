package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.impartial.core.contract.ContractReport.TestedClaim;
import org.impartial.core.contract.ContractReport.Violation;
import org.impartial.core.game.Position;

/**
 * Takes down what is found. Here alone code of games is run that may throw anything: whatever it throws breaks the clause
 * that is being checked, with the position in hand as its witness.
 */
final class ViolationLog {
    private final Set<Clause> clauses = EnumSet.noneOf(Clause.class);
    private final List<TestedClaim> claims = new ArrayList<>();
    private final List<Violation> violations = new ArrayList<>();

    /** Judges positions in turn, up to the first that breaks the law, and returns to how many it applied. */
    <P extends Position> int test(Clause clause, String about, List<? extends P> positions, Law<P> law) {
        int[] tested = {0};
        boolean kept = true;
        for (int i = 0; i < positions.size() && kept; i++) {
            P position = positions.get(i);
            kept = check(clause, about, () -> written(position), () -> {
                Law.Verdict verdict = law.judge(position);
                tested[0] += verdict.applies() ? 1 : 0;
                return verdict.fault();
            });
        }
        clauses.add(clause);
        return tested[0];
    }

    /** Runs one check, and says whether it found no fault. */
    boolean check(Clause clause, String about, Supplier<String> witness, Supplier<Optional<String>> fault) {
        clauses.add(clause);
        Optional<String> found;
        try {
            found = fault.get();
        } catch (RuntimeException | StackOverflowError e) {
            found = Optional.of("throws " + e);
        }
        found.ifPresent(text -> report(clause, about.isEmpty() ? text : about + ": " + text, witness.get()));
        return found.isEmpty();
    }

    void report(Clause clause, String message, String witness) {
        clauses.add(clause);
        violations.add(new Violation(clause, message, witness));
    }

    void add(TestedClaim claim) {
        claims.add(claim);
    }

    /** Whether a clause has been found broken so far. */
    boolean broken(Clause clause) {
        return violations.stream().anyMatch(violation -> violation.clause() == clause);
    }

    /** How many violations there are so far. */
    int count() {
        return violations.size();
    }

    ContractReport report(String subject, int states) {
        return new ContractReport(subject, clauses, states, claims, violations);
    }

    /** A position as text, even if its notation throws. */
    static String written(Position position) {
        try {
            return position.toString();
        } catch (RuntimeException | StackOverflowError e) {
            return position.components().stream()
                    .map(part -> part.game().name() + " in the state " + part.state())
                    .toList()
                    .toString();
        }
    }
}
