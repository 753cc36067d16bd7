package org.impartial.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.solve.Solver;
import org.impartial.solve.UnsolvedException;

/**
 * Judges the answers to one problem. The reference is its known properties, if there are any. Otherwise answers that
 * agree are accepted; if they contradict each other, the bare rules decide for a small position, or else a certificate,
 * which is checked by code without a solver. Winning moves are checked by the bare rules if the position is small.
 */
record Referee(ContestProblem problem, List<ContestRun> runs) {
    private static final int SMALL = 20_000;
    private static final Budget PROOF = Budget.positions(2_000_000).within(Duration.ofSeconds(10));

    /**
     * Returns the same runs in the same order, with wrong answers marked. Earlier judgements are discarded, and a problem
     * that was read without its position has that of an equal one.
     */
    static List<ContestRun> judged(List<ContestRun> runs) {
        Map<Datum.Fields, ContestProblem> here = new HashMap<>();
        runs.stream()
                .map(ContestRun::problem)
                .filter(problem -> problem.position().isPresent())
                .forEach(problem -> here.putIfAbsent(problem.line(), problem));
        List<ContestRun> answered = runs.stream()
                .map(run -> answered(
                        run.problem().position().isPresent()
                                ? run
                                : run.about(here.getOrDefault(run.problem().line(), run.problem()))))
                .toList();
        Map<ContestProblem, List<ContestRun>> byProblem = answered.stream()
                .collect(Collectors.groupingBy(ContestRun::problem, LinkedHashMap::new, Collectors.toList()));
        Map<ContestRun, ContestRun> judged = new HashMap<>();
        byProblem.forEach((problem, some) -> judged.putAll(new Referee(problem, some).judge()));
        return answered.stream().map(run -> judged.getOrDefault(run, run)).toList();
    }

    private static ContestRun answered(ContestRun run) {
        return run.response().equals(Response.NONE) ? run : run.ended(End.SOLVED, "");
    }

    private Map<ContestRun, ContestRun> judge() {
        Map<ContestRun, ContestRun> judged = new HashMap<>();
        Truth truth = Truth.known(problem).or(this::contradiction).orElse(Truth.AGREED);
        for (ContestRun run : runs) {
            if (run.end() == End.SOLVED) {
                Optional<ContestRun> fault =
                        truth.fault(run).or(() -> movesFault(run)).or(() -> shortfall(run));
                fault.ifPresent(found -> judged.put(run, found));
            }
        }
        return judged;
    }

    /** Returns the run as over budget if the value was requested and exists, and its answer gives only the outcome. */
    private Optional<ContestRun> shortfall(ContestRun run) {
        boolean asked = run.ask() == Ask.VALUE && problem.convention() == Convention.NORMAL;
        boolean won = run.response().outcome().equals(Optional.of(Outcome.N));
        boolean partly = asked && won && run.response().value().isEmpty() && hasValue();
        return Optional.of(run.ended(End.OVER, "it gave the outcome without the value"))
                .filter(over -> partly);
    }

    /** Returns whether the position has a Grundy value: one is known or was found, or no play is infinite. */
    private boolean hasValue() {
        return problem.knownValue().isPresent()
                || runs.stream().anyMatch(run -> run.response().value().isPresent())
                || problem.position()
                        .map(Position::components)
                        .filter(parts -> parts.stream()
                                .map(Component::kind)
                                .allMatch(kind -> !kind.isLoopy() && kind.isSummable()))
                        .isPresent();
    }

    /** Returns the reference that settles a contradiction between the answers, or states it; empty if there is none. */
    private Optional<Truth> contradiction() {
        Set<Outcome> outcomes = new HashSet<>();
        Set<Long> values = new HashSet<>();
        for (ContestRun run : runs) {
            run.response().outcome().ifPresent(outcomes::add);
            run.response().value().ifPresent(values::add);
        }
        if (outcomes.size() <= 1 && values.size() <= 1) {
            return Optional.empty();
        }
        return Optional.of(byRules().or(this::byCertificate).orElseGet(() -> Truth.open(witnesses())));
    }

    private String witnesses() {
        Map<String, Set<String>> witnesses = new LinkedHashMap<>();
        for (ContestRun run : runs) {
            if (run.end() == End.SOLVED) {
                String response = run.response().toString();
                witnesses.computeIfAbsent(response, any -> new TreeSet<>()).add(run.strategy());
            }
        }
        List<String> groups = new ArrayList<>();
        witnesses.forEach((response, all) -> groups.add(String.join(", ", all) + " answered " + response));
        return String.join("; ", groups);
    }

    private Optional<Truth> byRules() {
        return problem.position().flatMap(position -> {
            try {
                return Optional.of(Truth.byRules(position, problem.convention(), new Oracle(SMALL)));
            } catch (BeyondRangeException beyond) {
                return Optional.empty();
            }
        });
    }

    private Optional<Truth> byCertificate() {
        if (problem.position().isEmpty() || problem.convention() != Convention.NORMAL) {
            return Optional.empty();
        }
        try {
            Certificate proof =
                    Solver.normal().within(PROOF).prove(problem.position().get());
            String value = proof.header().get("value");
            Meter meter = new Meter(PROOF, Progress.NONE, () -> false);
            return value != null && proof.check(meter).accepted()
                    ? Optional.of(Truth.ofValue(Long.parseLong(value), "by a certificate that was checked"))
                    : Optional.empty();
        } catch (UnsolvedException | CertificateException unproved) {
            return Optional.empty();
        }
    }

    /** Checks the moves of an answer by the bare rules, if the position is small. */
    private Optional<ContestRun> movesFault(ContestRun run) {
        boolean asked = run.ask() == Ask.MOVE || run.ask() == Ask.MOVES;
        if (!asked || problem.position().isEmpty() || problem.size().orElse(SMALL) > SMALL) {
            return Optional.empty();
        }
        Set<String> winning;
        try {
            winning = winningMoves(problem.position().get());
        } catch (BeyondRangeException beyond) {
            return Optional.empty();
        }
        List<String> given = run.response().moves();
        Optional<String> bad =
                given.stream().filter(move -> !winning.contains(move)).findFirst();
        int expected = run.ask() == Ask.MOVES ? winning.size() : Math.min(1, winning.size());
        if (bad.isEmpty() && new HashSet<>(given).size() == expected) {
            return Optional.empty();
        }
        String wrong = bad.map(move -> "the move " + move + " does not win")
                .orElse(given.size() + " of " + winning.size() + " winning moves were given");
        return Optional.of(run.ended(End.WRONG, wrong + ", by the bare rules"));
    }

    private Set<String> winningMoves(Position position) {
        Oracle oracle = new Oracle(SMALL);
        Set<String> winning = new HashSet<>();
        for (Move move : position.moves()) {
            Truth left = Truth.byRules(move.result(), problem.convention(), oracle);
            if (left.outcome().equals(Optional.of(Outcome.P))) {
                winning.add(Ask.written(move));
            }
        }
        return winning;
    }
}
