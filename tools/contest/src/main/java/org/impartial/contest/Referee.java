package org.impartial.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.ContestRun.Response;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.Certificate;
import org.impartial.solve.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Judges the answers to one problem. The reference is its known properties, if there are any. Otherwise answers that
 * agree are accepted; if they contradict each other, the bare rules decide for a small position, or else a certificate,
 * which is checked by code without a solver. Winning moves are checked by the bare rules if the position is small.
 */
record Referee(ContestProblem problem, List<ContestRun> runs) {
    private static final int SMALL = 20_000;
    /** The value in a certificate of a position with entailing moves that the player to move wins in any sum. */
    private static final String LOONY = "loony";

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
        Response answer = run.response();
        if (answer.equals(Response.NONE)) {
            return run;
        }
        return run.problem().convention() == Convention.NORMAL && answer.isContradictory()
                ? run.ended(End.WRONG, "it answered " + answer + ", which contradicts itself")
                : run.ended(End.SOLVED, "");
    }

    private Map<ContestRun, ContestRun> judge() {
        Map<ContestRun, ContestRun> judged = new HashMap<>();
        List<ContestRun> sound =
                runs.stream().filter(run -> run.end() == End.SOLVED).toList();
        Truth truth = Truth.known(problem).or(() -> contradiction(sound)).orElse(Truth.AGREED);
        Optional<Set<String>> winning = sound.stream().anyMatch(Referee::hasMoves) ? winningMoves() : Optional.empty();
        for (ContestRun run : sound) {
            truth.fault(run)
                    .or(() -> winning.flatMap(moves -> movesFault(run, moves)))
                    .or(() -> shortfall(run))
                    .ifPresent(found -> judged.put(run, found));
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
    private Optional<Truth> contradiction(List<ContestRun> sound) {
        Set<Outcome> outcomes = new HashSet<>();
        Set<Long> values = new HashSet<>();
        for (ContestRun run : sound) {
            run.response().outcome().ifPresent(outcomes::add);
            run.response().value().ifPresent(values::add);
        }
        if (outcomes.size() <= 1 && values.size() <= 1) {
            return Optional.empty();
        }
        return Optional.of(byRules().or(this::byCertificate).orElseGet(() -> Truth.open(witnesses(sound))));
    }

    private static String witnesses(List<ContestRun> sound) {
        Map<String, Set<String>> witnesses = new LinkedHashMap<>();
        for (ContestRun run : sound) {
            String response = run.response().toString();
            witnesses.computeIfAbsent(response, any -> new TreeSet<>()).add(run.strategy());
        }
        List<String> groups = new ArrayList<>();
        witnesses.forEach((response, all) -> groups.add(String.join(", ", all) + " answered " + response));
        return String.join("; ", groups);
    }

    private Optional<Truth> byRules() {
        return found(position -> Truth.byRules(position, problem.convention(), new Oracle(SMALL)));
    }

    /** Returns what is found about the position; empty without one, or if it is out of range or has faulty rules. */
    private <T> Optional<T> found(Function<Position, @Nullable T> search) {
        try {
            return problem.position().map(search);
        } catch (ImpartialException notFound) {
            return Optional.empty();
        }
    }

    private Optional<Truth> byCertificate() {
        return problem.convention() == Convention.NORMAL ? found(Referee::proved) : Optional.empty();
    }

    private static @Nullable Truth proved(Position position) {
        Certificate proof = Solver.normal().within(PROOF).prove(position);
        String value = proof.header().get("value");
        Meter meter = new Meter(PROOF, Progress.NONE, () -> false);
        if (value == null || !proof.check(meter).accepted()) {
            return null;
        }
        String basis = "by a certificate that was checked";
        return value.equals(LOONY)
                ? new Truth(Optional.of(Outcome.N), OptionalLong.empty(), basis)
                : Truth.ofValue(Long.parseLong(value), basis);
    }

    private static boolean hasMoves(ContestRun run) {
        return run.ask() == Ask.MOVE || run.ask() == Ask.MOVES;
    }

    private static Optional<ContestRun> movesFault(ContestRun run, Set<String> winning) {
        if (!hasMoves(run)) {
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

    /** Returns the winning moves by the bare rules, if the position is small. */
    private Optional<Set<String>> winningMoves() {
        return problem.size().orElse(SMALL) > SMALL ? Optional.empty() : found(this::winningMoves);
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
