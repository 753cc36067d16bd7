package org.impartial.core.contract.report;

import com.google.common.collect.Sets;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * The findings of the contract.
 *
 * <pre>{@code
 * ContractReport report = GameContract.check(new Bash(3));
 * report.passed();                  // true
 * report.claims().get(0).clause();  // CLAIM_VALUES
 * }</pre>
 *
 * @param subject the game, ruleset or family that was checked
 * @param clauses the clauses that were run, in their order, without those that depend on a broken one
 * @param states the number of states reached, over all games
 * @param claims every claim that was examined
 * @param violations one for each broken clause or claim, with the first witness
 */
public record ContractReport(
        String subject, Set<Clause> clauses, int states, List<TestedClaim> claims, List<Violation> violations) {
    /**
     * Creates a report that holds immutable copies.
     *
     * @param subject the game, ruleset or family that was checked
     * @param clauses the clauses that were run, in their order, without those that depend on a broken one
     * @param states the number of states reached, over all games
     * @param claims every claim that was examined
     * @param violations one for each broken clause or claim, with the first witness
     */
    public ContractReport {
        clauses = Collections.unmodifiableSet(new TreeSet<>(clauses));
        claims = List.copyOf(claims);
        violations = List.copyOf(violations);
    }

    /** {@return whether no clause is broken} */
    public boolean passed() {
        return violations.isEmpty();
    }

    /** {@return the report as text: a summary in one line, then a line for each violation and each claim} */
    public String text() {
        String head = subject + (passed() ? " keeps the contract" : " breaks the contract") + ": " + states
                + " states, " + clauses.size() + " clauses, " + claims.size() + " claims";
        return Stream.of(
                        Stream.of(head),
                        violations.stream().map(Violation::toString),
                        claims.stream().map(TestedClaim::toString))
                .flatMap(lines -> lines)
                .collect(Collectors.joining("\n  "));
    }

    /**
     * {@return this report if no clause is broken, else throws an exception}
     *
     * @throws BrokenContractError if there are violations
     */
    public ContractReport orThrow() {
        if (!passed()) {
            throw new BrokenContractError(this);
        }
        return this;
    }

    /**
     * {@return one report that combines the tested clauses, claims and violations of several}
     *
     * @param subject the name of what was checked
     * @param parts the reports, in order
     */
    public static ContractReport of(String subject, List<ContractReport> parts) {
        return new ContractReport(
                subject,
                parts.stream().flatMap(part -> part.clauses.stream()).collect(Sets.toImmutableEnumSet()),
                parts.stream().mapToInt(ContractReport::states).sum(),
                parts.stream().flatMap(part -> part.claims.stream()).toList(),
                parts.stream().flatMap(part -> part.violations.stream()).toList());
    }

    /**
     * A claim and the extent of its test.
     *
     * @param game the game that states it
     * @param clause the clause of its kind
     * @param basis its statement and basis
     * @param tested the number of states, or heaps, of its domain that were compared with the oracle, up to the first
     *     violation
     */
    public record TestedClaim(String game, Clause clause, Basis basis, int tested) {

        /** Returns the claim as one line. */
        @Override
        public String toString() {
            return game + ": " + basis + ", " + clause + ", tested " + tested;
        }
    }

    /**
     * A clause that a game breaks.
     *
     * @param clause the clause
     * @param message what was expected and what was found
     * @param witness the position that shows the violation, or the game or claim if there is no such position
     */
    public record Violation(Clause clause, String message, String witness) {

        /** Returns the violation as one line. */
        @Override
        public String toString() {
            return clause + " at " + witness + ": " + message;
        }
    }

    /** Signals a broken contract by the text of the report; test frameworks report this error as a failure. */
    public static final class BrokenContractError extends AssertionError {
        private static final long serialVersionUID = 1L;

        private final transient ContractReport report;

        BrokenContractError(ContractReport report) {
            super(report.text());
            this.report = report;
        }

        /** {@return the findings: a report that did not pass} */
        public ContractReport report() {
            return report;
        }
    }
}
