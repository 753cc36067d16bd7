package org.impartial.core.contract.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * What the contract found.
 *
 * <pre>{@code
 * ContractReport report = GameContract.check(new Bash(3));
 * report.passed();                  // true
 * report.claims().get(0).clause();  // CLAIM_VALUES
 * }</pre>
 *
 * @param subject the game, ruleset or family that was checked
 * @param clauses the clauses that were run, in their order; those that need an earlier one which is broken are not
 * @param states how many states were reached, over all games
 * @param claims every claim that was looked at
 * @param violations one for each clause or claim that is broken, with the first witness
 */
public record ContractReport(
        String subject, Set<Clause> clauses, int states, List<TestedClaim> claims, List<Violation> violations) {

    /**
     * Keeps immutable copies.
     *
     * @param subject the game, ruleset or family that was checked
     * @param clauses the clauses that were run, in their order; those that need an earlier one which is broken are not
     * @param states how many states were reached, over all games
     * @param claims every claim that was looked at
     * @param violations one for each clause or claim that is broken, with the first witness
     */
    public ContractReport {
        clauses = Collections.unmodifiableSet(new TreeSet<>(clauses));
        claims = List.copyOf(claims);
        violations = List.copyOf(violations);
    }

    /**
     * Whether no clause is broken.
     *
     * @return true if there are no violations
     */
    public boolean passed() {
        return violations.isEmpty();
    }

    /**
     * The report for people: a line that sums it up, then a line for each violation and each claim.
     *
     * @return several lines, without one at the end that is empty
     */
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
     * Fails if a clause is broken.
     *
     * @return this report
     * @throws BrokenContractError if there are violations
     */
    public ContractReport orThrow() {
        if (!passed()) {
            throw new BrokenContractError(this);
        }
        return this;
    }

    /**
     * Returns one report of several.
     *
     * @param subject the name of what was checked
     * @param parts the reports, in order
     * @return their tested clauses, claims and violations together
     */
    public static ContractReport of(String subject, List<ContractReport> parts) {
        Set<Clause> clauses = EnumSet.noneOf(Clause.class);
        List<TestedClaim> claims = new ArrayList<>();
        List<Violation> violations = new ArrayList<>();
        for (ContractReport part : parts) {
            clauses.addAll(part.clauses);
            claims.addAll(part.claims);
            violations.addAll(part.violations);
        }
        int states = parts.stream().mapToInt(ContractReport::states).sum();
        return new ContractReport(subject, clauses, states, claims, violations);
    }

    /**
     * A claim and how far it was tested.
     *
     * @param game the game that makes it
     * @param clause the clause of its kind
     * @param basis what it says and rests on
     * @param tested how many states, or heaps, of its domain were compared with the oracle until the first that broke it
     */
    public record TestedClaim(String game, Clause clause, Basis basis, int tested) {

        /** The claim as one line. */
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
     * @param witness the position that shows it, or the game or claim where there is no such position
     */
    public record Violation(Clause clause, String message, String witness) {

        /** The violation as one line. */
        @Override
        public String toString() {
            return clause + " at " + witness + ": " + message;
        }
    }

    /** A game or an engine breaks the contract; the message lists each clause with its witness. Test frameworks show it as a failure. */
    public static final class BrokenContractError extends AssertionError {
        private static final long serialVersionUID = 1L;

        /** What was found. */
        private final transient ContractReport report;

        BrokenContractError(ContractReport report) {
            super(report.text());
            this.report = report;
        }

        /**
         * What was found.
         *
         * @return a report that did not pass
         */
        public ContractReport report() {
            return report;
        }
    }
}
