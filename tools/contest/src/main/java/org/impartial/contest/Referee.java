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
import java.util.stream.Collectors;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
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

    /** Returns the same runs in the same order, with wrong answers marked. Earlier judgements are discarded. */
    static List<ContestRun> judged(List<ContestRun> runs) {
        Map<ContestProblem, List<ContestRun>> byProblem = new LinkedHashMap<>();
        runs.forEach(run -> byProblem
                .computeIfAbsent(run.problem(), key -> new ArrayList<>())
                .add(run));
        Map<ContestRun, ContestRun> judged = new HashMap<>();
        byProblem.forEach((problem, some) -> new Referee(
                        problem, some.stream().map(Referee::answered).toList())
                .judge()
                .forEach((before, after) -> judged.put(before, after)));
        return runs.stream()
                .map(run -> judged.getOrDefault(answered(run), answered(run)))
                .toList();
    }

    private static ContestRun answered(ContestRun run) {
        return run.end() == End.WRONG || run.end() == End.DISPUTED ? run.ended(End.SOLVED, "") : run;
    }

    private Map<ContestRun, ContestRun> judge() {
        Map<ContestRun, ContestRun> judged = new HashMap<>();
        Truth truth = Truth.known(problem).or(this::contradiction).orElse(Truth.AGREED);
        for (ContestRun run : runs) {
            if (run.end() == End.SOLVED) {
                truth.fault(run)
                        .or(() -> movesFault(run))
                        .or(() -> shortfall(run))
                        .ifPresent(fault -> judged.put(run, fault));
            }
        }
        return judged;
    }

    /** Returns the run as over budget if the value was requested and exists, and its answer gives only the outcome. */
    private Optional<ContestRun> shortfall(ContestRun run) {
        boolean incomplete = run.ask() == Ask.VALUE
                && problem.convention() == Convention.NORMAL
                && run.response().outcome().equals(Optional.of(Outcome.N))
                && run.response().value().isEmpty()
                && hasValue();
        return incomplete
                ? Optional.of(run.ended(End.OVER, "it gave the outcome without the value"))
                : Optional.empty();
    }

    /** Returns whether the position has a Grundy value: one is known or was found, or no play is infinite. */
    private boolean hasValue() {
        return problem.knownValue().isPresent()
                || runs.stream().anyMatch(run -> run.response().value().isPresent())
                || problem.position().stream()
                        .flatMap(position -> position.components().stream())
                        .allMatch(component ->
                                !component.kind().isLoopy() && component.kind().isSummable());
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
        return runs.stream()
                .filter(run -> run.end() == End.SOLVED)
                .collect(Collectors.groupingBy(
                        run -> run.response().toString(),
                        LinkedHashMap::new,
                        Collectors.mapping(ContestRun::strategy, Collectors.toCollection(java.util.TreeSet::new))))
                .entrySet()
                .stream()
                .map(group -> String.join(", ", group.getValue()) + " answered " + group.getKey())
                .collect(Collectors.joining("; "));
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
            if (value == null
                    || !proof.check(new Meter(PROOF, Progress.NONE, () -> false))
                            .accepted()) {
                return Optional.empty();
            }
            return Optional.of(Truth.ofValue(Long.parseLong(value), "by a certificate that was checked"));
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
        if (bad.isPresent()) {
            return Optional.of(run.ended(End.WRONG, "the move " + bad.get() + " does not win, by the bare rules"));
        }
        int expected = run.ask() == Ask.MOVES ? winning.size() : Math.min(1, winning.size());
        return new HashSet<>(given).size() == expected
                ? Optional.empty()
                : Optional.of(run.ended(
                        End.WRONG,
                        given.size() + " of " + winning.size() + " winning moves were given, by the bare rules"));
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
