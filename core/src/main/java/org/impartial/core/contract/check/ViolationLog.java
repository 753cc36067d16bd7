package org.impartial.core.contract.check;

import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.report.ContractReport.TestedClaim;
import org.impartial.core.contract.report.ContractReport.Violation;
import org.impartial.core.game.Position;

/** Records violations; an exception of a game breaks the clause being checked, at the current position. */
public final class ViolationLog {
    private final Set<Clause> clauses = EnumSet.noneOf(Clause.class);
    private final List<TestedClaim> claims = new ArrayList<>();
    private final List<Violation> violations = new ArrayList<>();

    /** Applies a law to positions in turn, up to the first violation, and returns to how many of them it applied. */
    public <P extends Position> int test(Clause clause, String about, List<? extends P> positions, Law<P> law) {
        int[] tested = {0};
        boolean kept = true;
        for (int i = 0; i < positions.size() && kept; i++) {
            P position = positions.get(i);
            kept = check(clause, about, () -> written(position), () -> {
                Law.LawResult verdict = law.judge(position);
                tested[0] += verdict.applies() ? 1 : 0;
                return verdict.fault();
            });
        }
        clauses.add(clause);
        return tested[0];
    }

    /** Runs one check and returns whether it found no fault. */
    public boolean check(Clause clause, String about, Supplier<String> witness, Supplier<Optional<String>> fault) {
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

    public void report(Clause clause, String message, String witness) {
        clauses.add(clause);
        violations.add(new Violation(clause, message, witness));
    }

    public void add(TestedClaim claim) {
        claims.add(claim);
    }

    /** Returns whether a clause has been found broken so far. */
    public boolean broken(Clause clause) {
        return violations.stream().anyMatch(violation -> violation.clause() == clause);
    }

    /** Returns the number of violations so far. */
    public int count() {
        return violations.size();
    }

    public ContractReport report(String subject, int states) {
        return new ContractReport(
                subject, Sets.immutableEnumSet(clauses), states, List.copyOf(claims), List.copyOf(violations));
    }

    /** Returns a position as text, even if its notation throws an exception. */
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
